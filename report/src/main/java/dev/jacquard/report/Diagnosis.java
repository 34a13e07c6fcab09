package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.List;

/**
 * What a failure is, why it could happen, and what would certainly prevent it.
 *
 * @param sentence the failure, beginning with its type
 * @param reasons for example who holds what in a deadlock, or what does not order a race
 * @param remedies what would fix it; empty unless that is certain
 */
public record Diagnosis(String sentence, List<String> reasons, List<String> remedies) {
  public Diagnosis {
    reasons = List.copyOf(reasons);
    remedies = List.copyOf(remedies);
  }

  /**
   * What a trace tells of one of its failures.
   *
   * @param accesses what is known of accesses between the steps
   * @param calls what is known of calls into the JDK and libraries
   */
  public static Diagnosis of(
      Fault fault, Trace trace, Legend legend, List<PlainAccess> accesses, List<Call> calls) {
    String sentence = new FailureSentence(trace, legend).of(fault.failure(), fault.race());
    return switch (fault.failure().type()) {
      case ASSERTION, EXCEPTION ->
          new Diagnosis(
              sentence,
              new ValueReasons(trace, legend, accesses, calls, fault.failure()).lines(),
              List.of());
      case DEADLOCK, LIVELOCK ->
          new Diagnosis(sentence, stuck(trace, legend), new StuckRemedies(trace, legend).lines());
      case RACE -> {
        DataRace race = fault.race().orElseThrow();
        yield new Diagnosis(
            sentence,
            new RaceReasons(trace, legend, race).lines(),
            new RaceRemedies(trace, legend, accesses, race).lines());
      }
    };
  }

  private static List<String> stuck(Trace trace, Legend legend) {
    return Waiting.of(trace, legend).stream()
        .map(wait -> legend.thread(wait.thread()) + " " + wait.words())
        .toList();
  }

  /** What the sentence begins with, for example {@code deadlock} or {@code race on x}. */
  public String title() {
    return sentence.substring(0, Math.max(0, sentence.indexOf(':')));
  }
}
