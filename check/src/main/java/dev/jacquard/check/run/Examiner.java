package dev.jacquard.check.run;

import dev.jacquard.check.CrossExamined;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.examine.CrossExamination;
import dev.jacquard.explore.examine.CrossExamination.Evidence;
import dev.jacquard.explore.examine.KnownTraces;
import dev.jacquard.explore.examine.ThreadDeterminism;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.FailureSentence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cross-examination of one search: looks at all of its executions, and has some drawn at random
 * when it has come to its end and everything seems to be well.
 *
 * <p>Not where the user wants data races to be ignored: there threads do see what no step shows.
 */
public final class Examiner implements Listener {
  private static final String NOT_EXPLAINED = "not explained by the search: please report";

  private final Options options;
  private final Program program;
  private final Interruption interruption;
  private final boolean examines;
  private final ThreadDeterminism threads;
  private final KnownTraces known = new KnownTraces();
  private boolean knowsAll;
  private Optional<Evidence> evidence = Optional.empty();
  private Optional<String> sign = Optional.empty();

  Examiner(Options options, Program program, Interruption interruption) {
    this.options = options;
    this.program = program;
    this.interruption = interruption;
    threads =
        new ThreadDeterminism((location, value) -> program.legend().isRepeatable(location, value));
    examines = examines(options);
    knowsAll = visitsEveryTrace(options.search());
  }

  /** Whether the executions of a search are looked at. */
  public static boolean examines(Options options) {
    return options.crossExamined() == CrossExamined.YES
        && options.races() != RacePolicy.IGNORE
        && !options.replays();
  }

  /** Others see one execution for several traces, in which threads have changed places. */
  private static boolean visitsEveryTrace(Search search) {
    return search instanceof Search.Systematic
        && !search.mergesStates()
        && switch (search.symmetry()) {
          case NONE, RF, VAL -> true;
          case CSYM, DECLARED, GUESSED -> false;
        };
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    if (examines) {
      threads.examine(trace);
      if (knowsAll && trace.ending().maximal()) {
        threads.traceDigest().ifPresent(known::add);
      }
    }
  }

  /** What threads do is the same everywhere; but the search does not know this execution. */
  @Override
  public void beside(Trace trace) {
    if (examines) {
      threads.examine(trace);
    }
  }

  /** Of an exploration that is taken up again most executions were seen by another process. */
  @Override
  public void repeated(Trace trace) {
    knowsAll = false;
    beside(trace);
  }

  /** Threads contradicted themselves where others made executions, as the sentence says. */
  void told(String sentence) {
    sign = Optional.of(sentence);
  }

  /** Most executions of the search were derived and not run. */
  void knowsOnlySome() {
    knowsAll = false;
  }

  /** Draws executions, and adds what they show to an exploration that seems to be complete. */
  Exploration examined(Exploration found) {
    if (!examines || isContradicted()) {
      return found;
    }
    SymmetryReduction symmetry = options.search().symmetry();
    Evidence shown =
        new CrossExamination(
                program,
                options.dataRaces(),
                threads,
                Optional.of(known).filter(all -> knowsAll),
                symmetry == SymmetryReduction.RF || symmetry == SymmetryReduction.VAL)
            .examine(found.tally().runs(), spendable(found), () -> !interruption.isRequested());
    evidence = Optional.of(shown);
    return shown.failures().isEmpty() ? found : failing(found, shown.failures());
  }

  private boolean isContradicted() {
    return sign.isPresent() || threads.contradiction().isPresent();
  }

  /** A part of this is spent. The budget is the user's word, even if the search ended early. */
  private Duration spendable(Exploration found) {
    Duration left = options.budget().time().minus(found.time());
    return left.compareTo(found.time()) < 0 ? left : found.time();
  }

  private static Exploration failing(Exploration found, List<Finding> failures) {
    Map<Failure.Type, Long> types = new EnumMap<>(Failure.Type.class);
    failures.forEach(finding -> types.put(finding.failure().type(), 1L));
    Tally tally = Tally.of(1, 0, 0, failures.get(0).trace().length(), types);
    tally.add(found.tally());
    Verdict failure = Verdict.of(true, found.verdict().reasons());
    return new Exploration(
        failure, found.limits(), tally, failures, found.time(), found.estimate());
  }

  /**
   * Signs that the search did not see all that the program does, a sentence for each.
   *
   * @param failed whether the search itself has found a failure: a data race explains everything
   */
  List<String> reasons(boolean failed) {
    List<String> reasons = new ArrayList<>();
    if (!failed) {
      threads
          .contradiction()
          .map(seen -> new ContradictionText(seen, program.legend()).sentence())
          .or(() -> sign)
          .map(Check::notControlled)
          .ifPresent(reasons::add);
    }
    evidence.flatMap(this::sentence).ifPresent(reasons::add);
    return reasons;
  }

  private Optional<String> sentence(Evidence shown) {
    if (!shown.failures().isEmpty()) {
      return Optional.of("a random execution failed, " + NOT_EXPLAINED);
    }
    if (shown.fleeting().isPresent()) {
      Finding finding = shown.fleeting().get();
      return Optional.of(
          Check.notControlled(
              "a random execution failed and did not fail again under the same schedule ("
                  + new FailureSentence(finding.trace(), program.legend())
                      .of(finding.failure(), finding.race())
                  + "), "
                  + NOT_EXPLAINED));
    }
    return shown
        .unknown()
        .map(
            trace ->
                "a random execution is none of those that were explored ("
                    + Schedule.of(trace)
                    + "), "
                    + NOT_EXPLAINED);
  }
}
