package dev.jacquard.explore.examine;

import dev.jacquard.explore.examine.Contradiction.Deed;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.order.CausalPasts;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Looks whether the threads of a program are deterministic: after the same past a thread does the
 * same next, in whatever execution. Used for executions of one program, one after the other.
 *
 * <p>In a program with data races that are no steps threads do see what no trace has. So nothing
 * may be concluded from a contradiction if there are such races.
 */
public final class ThreadDeterminism {
  /**
   * Steps that an execution has in common with the one before it are looked at again in so many
   * executions. What is no step is done a little earlier or later when steps are replayed, so they
   * show something; but it is most of the work in a long search.
   */
  private static final long THOROUGH = 1_000;

  /** Which values are the same in all runs. */
  @FunctionalInterface
  public interface Repeatable {
    /** See {@link Legend#isRepeatable}. */
    boolean isRepeatable(int location, long value);
  }

  private final Repeatable values;
  private final CausalPasts pasts = new CausalPasts();
  private final NextDeeds known = new NextDeeds();
  private int[] threads = new int[64];
  private int[] choices = new int[64];
  private int[] locations = new int[64];
  private int length;
  private long executions;
  private boolean examinable;
  private Optional<Contradiction> contradiction = Optional.empty();

  /** Compares values that a thread stores or expects only if they are the same in all runs. */
  public ThreadDeterminism(Repeatable values) {
    this.values = values;
  }

  /** Looks at an execution. */
  public void examine(Trace trace) {
    examinable = !trace.hasHearsay();
    if (examinable) {
      int common = common(trace);
      pasts.analyse(trace, common);
      compare(trace, common);
    } else {
      length = 0;
    }
  }

  private void compare(Trace trace, int common) {
    int rows = trace.rows();
    for (int row = executions++ < THOROUGH ? 0 : common; row < rows; row++) {
      Kind kind = trace.kind(row);
      if (kind != Kind.SPIN) { // a loop is held up by what others have done meanwhile
        long deed = NextDeeds.deed(kind, trace.location(row), trace.site(row));
        long value = Deed.value(trace, row);
        if (!known.enter(pasts.before(row), deed, value)
            && isComparable(pasts.before(row), NextDeeds.deed(deed, value))) {
          contradict(trace, row, trace.thread(row), NextDeeds.deed(deed, value));
        }
      }
    }
    if (trace.ending().maximal()) {
      examineEnds(trace);
    }
  }

  /**
   * Whether it means something that a thread did not do what was entered. This is asked only then,
   * since it takes long to tell the numbers of objects from other numbers.
   */
  private boolean isComparable(long past, Deed now) {
    Deed once = known.entered(past);
    if (!once.isLike(now)
        || (values.isRepeatable(once.location(), once.value())
            && values.isRepeatable(now.location(), now.value()))) {
      return true;
    }
    known.ignoreValues(past);
    return false;
  }

  /** How many steps are those of the execution before: they have been looked at. */
  private int common(Trace trace) {
    if (trace.length() > threads.length) {
      threads = Arrays.copyOf(threads, 2 * trace.length());
      choices = Arrays.copyOf(choices, 2 * trace.length());
      locations = Arrays.copyOf(locations, 2 * trace.length());
    }
    int common = 0;
    int most = Math.min(length, trace.length());
    while (common < most
        && threads[common] == trace.thread(common)
        && choices[common] == trace.choice(common)
        && locations[common] == trace.location(common)) {
      common++;
    }
    for (int row = common; row < trace.length(); row++) {
      threads[row] = trace.thread(row);
      choices[row] = trace.choice(row);
      locations[row] = trace.location(row);
    }
    length = trace.length();
    return common;
  }

  private void examineEnds(Trace trace) {
    for (int birth = 0; birth < trace.births().count(); birth++) {
      int thread = trace.births().thread(birth);
      if (trace.pending(thread) < 0
          && !known.enter(pasts.atEnd(thread), NextDeeds.END, Deed.NOT_KNOWN)) {
        contradict(trace, trace.length(), thread, NextDeeds.deed(NextDeeds.END, Deed.NOT_KNOWN));
      }
    }
  }

  private void contradict(Trace trace, int row, int thread, Deed now) {
    if (contradiction.isEmpty()) {
      int last = trace.lastBefore(Math.min(row, trace.length()), thread);
      long past = row < trace.rows() ? pasts.before(row) : pasts.atEnd(thread);
      contradiction =
          Optional.of(
              new Contradiction(
                  thread,
                  last < 0 ? Optional.empty() : Optional.of(Deed.of(trace, last)),
                  known.entered(past),
                  now));
    }
  }

  /** The first contradiction, if there was one. */
  public Optional<Contradiction> contradiction() {
    return contradiction;
  }

  /**
   * The digest of the last execution, the same one for all orders of independent steps; empty if it
   * has steps that are not independent of others in every respect.
   */
  public OptionalLong traceDigest() {
    return examinable && pasts.isExact() ? OptionalLong.of(pasts.ofTrace()) : OptionalLong.empty();
  }
}
