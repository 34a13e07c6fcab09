package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.examine.CrossExamination;
import dev.jacquard.explore.examine.KnownTraces;
import dev.jacquard.explore.examine.ThreadDeterminism;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.setting.Settings;
import java.util.Optional;

/** Cross-examines an exploration of a program all of which is under control. */
final class Scrutiny implements Listener {
  private ThreadDeterminism threads = new ThreadDeterminism(Scrutiny::isRepeatable);
  private KnownTraces known = new KnownTraces();

  /** An exploration begins, perhaps again. */
  void begin() {
    threads = new ThreadDeterminism(Scrutiny::isRepeatable);
    known = new KnownTraces();
  }

  private static boolean isRepeatable(int location, long value) {
    return Control.execution().legend().isRepeatable(location, value);
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    threads.examine(trace);
    if (trace.ending().maximal()) {
      threads.traceDigest().ifPresent(known::add);
    }
  }

  /** What is found to be wrong with it, which is a false alarm. */
  Optional<String> objection(JvmExplorer.Result result, Settings settings) {
    Tally tally = result.exploration().tally();
    if (tally.failing(Failure.Type.RACE) > 0 || !result.program().uncontrolled().isEmpty()) {
      return Optional.empty();
    }
    Optional<String> shown =
        result.exploration().verdict().status() == Verdict.Status.COMPLETE
            ? drawn(result, settings)
            : Optional.empty();
    return threads.contradiction().map(Object::toString).or(() -> shown);
  }

  private Optional<String> drawn(JvmExplorer.Result result, Settings settings) {
    CrossExamination.Evidence evidence =
        new CrossExamination(
                result.program(),
                settings.races() == RacePolicy.REPORT
                    ? Explorer.DataRaces.REPORT
                    : Explorer.DataRaces.IGNORE,
                threads,
                Optional.of(known),
                settings.symmetry().isPresent())
            .examine(result.exploration().tally().runs(), result.exploration().time(), () -> true);
    return evidence.isNothing()
        ? Optional.empty()
        : Optional.of(evidence + " " + evidence.unknown().map(Schedule::of));
  }
}
