package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Trace;
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

  /** What a trace tells of one of its failures. */
  public static Diagnosis of(Fault fault, Trace trace, Legend legend) {
    String sentence = new FailureSentence(trace, legend).of(fault.failure(), fault.race());
    return new Diagnosis(sentence, List.of(), List.of());
  }
}
