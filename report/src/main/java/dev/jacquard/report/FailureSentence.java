package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Optional;

/** What went wrong in a trace, in one sentence that begins with the type of the failure. */
public record FailureSentence(Trace trace, Legend legend) {
  /** A sentence that names more threads than this is not read to its end. */
  private static final int MOST_NAMED = 5;

  /** The sentence for a failure; a race among them needs its two accesses. */
  public String of(Failure failure, Optional<DataRace> race) {
    return switch (failure.type()) {
      case DEADLOCK -> "deadlock: " + stuck();
      case LIVELOCK -> "livelock: " + stuck() + "; nobody is left who could change that";
      case ASSERTION, EXCEPTION ->
          failure.type().label()
              + ": "
              + failure.message()
              + ", in "
              + legend.thread(failure.thread());
      case RACE -> new RaceSentence(trace, legend).of(race.orElseThrow());
    };
  }

  /** Those who wait in a circle; without one, those who wait for nobody in particular. */
  private String stuck() {
    List<Waiting.Wait> waits = Waiting.of(trace, legend);
    List<String> clauses = WaitCycle.among(waits).clauses(legend);
    if (clauses.isEmpty()) {
      clauses =
          waits.stream()
              .filter(wait -> !waitsForOneOf(waits, wait))
              .map(wait -> legend.thread(wait.thread()) + " " + wait.words())
              .toList();
    }
    List<String> named = clauses.subList(0, Math.min(MOST_NAMED, clauses.size()));
    return String.join("; ", named) + others(waits.size() - named.size());
  }

  private static boolean waitsForOneOf(List<Waiting.Wait> waits, Waiting.Wait wait) {
    return waits.stream().anyMatch(other -> wait.forThread().equals(Optional.of(other.thread())));
  }

  private static String others(int count) {
    return switch (count) {
      case 0 -> "";
      case 1 -> "; 1 more thread waits";
      default -> "; " + count + " more threads wait";
    };
  }
}
