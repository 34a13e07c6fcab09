package dev.jacquard.explore.examine;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Executions drawn at random when a search has come to its end and found nothing: none of them may
 * show anything new.
 *
 * <p>They are drawn in turn by a walk and by priorities; with what is no step done at once or late;
 * and with interchangeable threads held back, as the search did, or not. The seed is always the
 * same, so that a check that is made again finds the same.
 */
public final class CrossExamination {
  private static final int FEWEST = 32;
  private static final int MOST = 500;

  /** A long search is followed by one execution for so many. */
  private static final int SHARE = 20;

  /** Executions that take long are not drawn any more after this part of the search's time. */
  private static final int PART_OF_TIME = 10;

  /** But so many are, and so much time is nothing to anybody. */
  private static final int ALWAYS = 4;

  private static final Duration UNNOTICED = Duration.ofMillis(200);

  private static final long SEED = 19;
  private static final int DEPTH = 3;

  /**
   * What was seen that the search does not explain.
   *
   * @param failures what goes wrong in an execution, and goes wrong again when it is repeated
   * @param fleeting what went wrong in an execution, but not again under the same schedule
   * @param unknown an execution that the search does not know
   */
  public record Evidence(
      List<Finding> failures, Optional<Finding> fleeting, Optional<Trace> unknown) {
    private static final Evidence NOTHING =
        new Evidence(List.of(), Optional.empty(), Optional.empty());

    /** Whether all is well. */
    public boolean isNothing() {
      return failures.isEmpty() && fleeting.isEmpty() && unknown.isEmpty();
    }

    private static Evidence fleeting(Finding finding) {
      return new Evidence(List.of(), Optional.of(finding), Optional.empty());
    }
  }

  private final Program program;
  private final Explorer.DataRaces dataRaces;
  private final ThreadDeterminism threads;
  private final Optional<KnownTraces> known;
  private final boolean symmetric;
  private final RaceDetector detector = new RaceDetector();
  private final SplittableRandom seeds = new SplittableRandom(SEED);
  private int length = 1;

  /**
   * Prepares it.
   *
   * @param threads what the search has shown of them
   * @param known the traces of the search, if it has visited all
   * @param symmetric whether the search held interchangeable threads back
   */
  public CrossExamination(
      Program program,
      Explorer.DataRaces dataRaces,
      ThreadDeterminism threads,
      Optional<KnownTraces> known,
      boolean symmetric) {
    this.program = program;
    this.dataRaces = dataRaces;
    this.threads = threads;
    this.known = known;
    this.symmetric = symmetric;
  }

  /**
   * Draws executions until one of them shows something, or there were enough of them.
   *
   * @param executions how many the search has made
   * @param spent how long the search took
   */
  public Evidence examine(long executions, Duration spent, BooleanSupplier goesOn) {
    long start = System.nanoTime();
    long allowed = Math.max(UNNOTICED.toNanos(), spent.toNanos() / PART_OF_TIME);
    long enough = Math.max(FEWEST, Math.min(MOST, executions / SHARE));
    for (int drawn = 0; drawn < enough && goesOn.getAsBoolean(); drawn++) {
      if (drawn >= ALWAYS && System.nanoTime() - start > allowed) {
        break;
      }
      Evidence evidence = examine(drawn);
      if (!evidence.isNothing() || threads.contradiction().isPresent()) {
        return evidence;
      }
    }
    return Evidence.NOTHING;
  }

  private Evidence examine(int number) {
    boolean constrained = !symmetric || (number & 4) == 0;
    boolean postponing = (number & 2) != 0;
    Trace trace = program.run(plan(number, constrained, postponing));
    length = Math.max(length, trace.length());
    threads.examine(trace);
    if (trace.ending() == Ending.ASLEEP || trace.ending() == Ending.SPINNING) {
      return Evidence.NOTHING;
    }
    List<Finding> findings = findings(trace);
    if (!findings.isEmpty()) {
      return again(findings.stream().map(Finding::lasting).toList());
    }
    // a thread that is late is not there to hold its equals back
    boolean comparable = !symmetric || (constrained && !postponing);
    return comparable && isUnknown(trace)
        ? new Evidence(List.of(), Optional.empty(), Optional.of(trace.copy()))
        : Evidence.NOTHING;
  }

  /** A search none of whose executions reached the step limit does not know one that does. */
  private boolean isUnknown(Trace trace) {
    return known.isPresent() && (trace.ending() == Ending.CUT || lacks(threads.traceDigest()));
  }

  private boolean lacks(OptionalLong digest) {
    return digest.isPresent() && known.orElseThrow().lacks(digest.getAsLong());
  }

  private List<Finding> findings(Trace trace) {
    return dataRaces.findings(trace, dataRaces.in(trace, detector));
  }

  private Plan plan(int number, boolean constrained, boolean postponing) {
    long seed = seeds.nextLong();
    Tail tail =
        (number & 1) == 0 ? new Tail.Uniform(seed) : new Tail.Priorities(seed, DEPTH, length);
    Plan plan = constrained ? Plan.free(tail) : Plan.free(tail).withoutSymmetry();
    return postponing ? plan.postponing() : plan;
  }

  /** Runs the schedule of an execution that failed once more. */
  private Evidence again(List<Finding> once) {
    Schedule schedule = once.get(0).schedule();
    try {
      Trace trace = program.run(Plan.following(schedule, Tail.Fixed.LOWEST));
      List<String> places = findings(trace).stream().map(Finding::place).toList();
      List<Finding> again = once.stream().filter(f -> places.contains(f.place())).toList();
      return again.isEmpty() || !Schedule.of(trace).equals(schedule)
          ? Evidence.fleeting(once.get(0))
          : new Evidence(again, Optional.empty(), Optional.empty());
    } catch (DivergenceException otherwise) {
      return Evidence.fleeting(once.get(0));
    }
  }
}
