package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Counts of an exploration; tallies of parts add up to the tally of the whole. */
public final class Tally {
  private long executions;
  private long blocked;
  private long cut;
  private long steps;
  private final long[] failing = new long[Failure.Type.values().length];

  /** Nothing has been counted yet. */
  public Tally() {}

  private Tally(long executions, long blocked, long cut, long steps) {
    this.executions = executions;
    this.blocked = blocked;
    this.cut = cut;
    this.steps = steps;
  }

  /** What was counted elsewhere. */
  public static Tally of(
      long executions, long blocked, long cut, long steps, Map<Failure.Type, Long> failing) {
    Tally tally = new Tally(executions, blocked, cut, steps);
    failing.forEach((type, count) -> tally.failing[type.ordinal()] = count);
    return tally;
  }

  /** Counts a run, of which the given number of steps were replayed only. */
  public void count(Trace trace, int replayed, boolean racy) {
    Set<Failure.Type> types = EnumSet.noneOf(Failure.Type.class);
    trace.failures().forEach(failure -> types.add(failure.type()));
    if (racy) {
      types.add(Failure.Type.RACE);
    }
    count(trace, replayed, types);
  }

  /** The same of a run in which failures of these types occurred. */
  public void count(Trace trace, int replayed, Set<Failure.Type> failures) {
    steps += trace.length() - replayed;
    if (isGivenUp(trace, !failures.isEmpty())) {
      blocked++;
      return;
    }
    executions++;
    if (trace.ending() == Ending.CUT) {
      cut++;
    }
    for (Failure.Type type : failures) {
      failing[type.ordinal()]++;
    }
  }

  /**
   * Whether a run stands for nothing. One whose loop would see something new, or that came to a
   * known state or to what nobody knows, has shown what went before, and a race with an idle round
   * of the loop is in no other execution.
   */
  private static boolean isGivenUp(Trace trace, boolean fails) {
    return trace.ending() == Ending.ASLEEP
        || ((trace.ending() == Ending.SPINNING
                || trace.ending() == Ending.KNOWN
                || trace.ending() == Ending.OPEN)
            && !fails);
  }

  /** Adds the counts of another tally. */
  public void add(Tally other) {
    executions += other.executions;
    blocked += other.blocked;
    cut += other.cut;
    steps += other.steps;
    Arrays.setAll(failing, i -> failing[i] + other.failing[i]);
  }

  /** All runs. */
  public long runs() {
    return executions + blocked;
  }

  /** Runs that came to an end of their own, to the step limit, or to a failure. */
  public long executions() {
    return executions;
  }

  /** Runs given up because all that could follow is explored elsewhere. */
  public long blocked() {
    return blocked;
  }

  /** Executions that reached the step limit. */
  public long cut() {
    return cut;
  }

  /** Steps executed for the first time; those of replayed prefixes do not count. */
  public long steps() {
    return steps;
  }

  /** Executions in which a failure of this type occurred. */
  public long failing(Failure.Type type) {
    return failing[type.ordinal()];
  }
}
