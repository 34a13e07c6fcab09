package dev.jacquard.report.file;

import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import dev.jacquard.report.Fault;
import dev.jacquard.report.ReplayLine;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A failure of a program as data that outlives the JVM that found it.
 *
 * @param sentence what went wrong
 * @param details why, and what could be done about it
 * @param places where in the source, the place to look at first in front
 * @param steps the interleaving that leads to it
 * @param replay how to see it again; empty if there is no way
 */
public record FoundFailure(
    Failure.Type type,
    String sentence,
    List<String> details,
    List<Site> places,
    List<FlowStep> steps,
    String replay)
    implements Serializable {
  public FoundFailure {
    details = List.copyOf(details);
    places = List.copyOf(places);
    steps = List.copyOf(steps);
  }

  /** All failures of an execution. */
  static List<FoundFailure> of(Counterexample execution, SourcePaths sources) {
    return execution.faults().stream().map(fault -> of(execution, fault, sources)).toList();
  }

  private static FoundFailure of(Counterexample execution, Fault fault, SourcePaths sources) {
    Diagnosis diagnosis = execution.diagnosis(fault);
    List<String> details = new ArrayList<>(diagnosis.reasons());
    details.addAll(diagnosis.remedies());
    execution.caution().ifPresent(details::add);
    return new FoundFailure(
        fault.failure().type(),
        diagnosis.sentence(),
        details,
        new FaultSites(execution, fault).sites().stream().map(site -> site.in(sources)).toList(),
        execution.rows().stream().map(row -> FlowStep.of(row, execution, sources)).toList(),
        execution.replays().stream().findFirst().map(ReplayLine::text).orElse(""));
  }
}
