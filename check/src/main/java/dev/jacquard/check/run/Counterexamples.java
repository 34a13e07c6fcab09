package dev.jacquard.check.run;

import dev.jacquard.check.Options;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Fault;
import dev.jacquard.report.Names;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an exploration found, as counterexamples.
 *
 * @param program what the user calls the program
 * @param withRaces whether data races are looked for, also those that are no finding
 */
public record Counterexamples(String program, boolean withRaces) {
  /** As the options say. */
  public static Counterexamples of(String program, Options options) {
    return new Counterexamples(program, options.races() != RacePolicy.IGNORE);
  }

  /** The findings, those of one execution together. */
  public static List<List<Finding>> byExecution(List<Finding> findings) {
    Map<Schedule, List<Finding>> bySchedule = new LinkedHashMap<>();
    for (Finding finding : findings) {
      bySchedule.computeIfAbsent(finding.schedule(), schedule -> new ArrayList<>()).add(finding);
    }
    return List.copyOf(bySchedule.values());
  }

  /** The findings of one execution, with the names that a legend has at this moment. */
  public Counterexample of(List<Finding> findings, Legend legend) {
    Trace trace = findings.get(0).trace();
    List<DataRace> races = withRaces ? List.copyOf(new RaceDetector().find(trace)) : List.of();
    List<DataRace> named = new ArrayList<>(races);
    findings.forEach(finding -> finding.race().ifPresent(named::add));
    return Counterexample.of(
        program, trace, Names.of(trace, legend, named), faults(findings, legend), races);
  }

  /** Ten threads that race at one line make one mistake, not one for each two of them. */
  private static List<Fault> faults(List<Finding> findings, Legend legend) {
    Set<String> told = new HashSet<>();
    return findings.stream()
        .filter(finding -> finding.race().map(race -> told.add(place(race, legend))).orElse(true))
        .map(finding -> new Fault(finding.failure(), finding.race()))
        .toList();
  }

  private static String place(DataRace race, Legend legend) {
    String one = place(race.first(), legend);
    String other = place(race.second(), legend);
    String pair = one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
    return legend.location(race.location()) + " " + pair;
  }

  private static String place(Access access, Legend legend) {
    return legend.site(access.thread(), access.site());
  }
}
