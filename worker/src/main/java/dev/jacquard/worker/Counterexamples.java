package dev.jacquard.worker;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Fault;
import dev.jacquard.report.Names;
import dev.jacquard.runtime.JvmProgram;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an exploration found, as counterexamples.
 *
 * @param program what the user calls the program
 * @param withRaces whether data races are looked for, also those that are no finding
 */
public record Counterexamples(String program, boolean withRaces) {

  /** The findings, those of one execution together. */
  public static List<List<Finding>> byExecution(List<Finding> findings) {
    Map<Schedule, List<Finding>> bySchedule = new LinkedHashMap<>();
    for (Finding finding : findings) {
      bySchedule.computeIfAbsent(finding.schedule(), schedule -> new ArrayList<>()).add(finding);
    }
    return List.copyOf(bySchedule.values());
  }

  /** The findings of the last run of a program, with what one more run of the same tells. */
  public Counterexample of(List<Finding> findings, JvmProgram jvm) {
    Counterexample named = of(findings, jvm.legend()); // the next run may give other names
    try {
      Repetition repetition = Repetition.of(findings, jvm);
      return repetition.isFaithful()
          ? of(repetition.findings(), jvm.legend())
              .withAccesses(repetition.sightings().accesses())
              .withStacks(repetition.sightings().stacks())
          : named;
    } catch (DivergenceException repeatedDifferently) {
      return named; // the verdict says so already
    }
  }

  /** The findings of one execution, with the names that a legend has at this moment. */
  public Counterexample of(List<Finding> findings, Legend legend) {
    Trace trace = findings.get(0).trace();
    List<DataRace> races = withRaces ? List.copyOf(new RaceDetector().find(trace)) : List.of();
    List<DataRace> named = new ArrayList<>(races);
    findings.forEach(finding -> finding.race().ifPresent(named::add));
    return Counterexample.of(
        program,
        trace,
        Names.of(trace, legend, named),
        findings.stream().map(finding -> new Fault(finding.failure(), finding.race())).toList(),
        races);
  }
}
