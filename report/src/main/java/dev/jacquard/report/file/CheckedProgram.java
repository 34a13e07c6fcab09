package dev.jacquard.report.file;

import dev.jacquard.report.Assumption;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Result;
import dev.jacquard.report.Result.Outcome;
import dev.jacquard.report.json.JsonReport;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;

/**
 * A program and what came of checking it, as data that outlives the JVM that did so.
 *
 * @param name what the user calls it
 * @param reasons what limits the verdict
 * @param assumptions what the verdict rests on
 * @param failures those that were found first at the beginning
 * @param report what a person reads, as lines
 * @param json the result as a JSON object; empty if there is no result
 */
public record CheckedProgram(
    String name,
    Outcome outcome,
    List<String> reasons,
    List<String> assumptions,
    Duration time,
    List<FoundFailure> failures,
    List<String> report,
    String json)
    implements Serializable {
  public CheckedProgram {
    reasons = List.copyOf(reasons);
    assumptions = List.copyOf(assumptions);
    failures = List.copyOf(failures);
    report = List.copyOf(report);
  }

  /**
   * A program that has been checked.
   *
   * @param counterexamples the executions that fail, with all that a front end knows of them
   */
  public static CheckedProgram of(
      Result result,
      List<Counterexample> counterexamples,
      List<String> report,
      SourcePaths sources) {
    return new CheckedProgram(
        result.name(),
        result.outcome(),
        result.exploration().verdict().reasons(),
        result.assumptions().stream().map(Assumption::sentence).toList(),
        result.exploration().time(),
        counterexamples.stream()
            .flatMap(execution -> FoundFailure.of(execution, sources).stream())
            .toList(),
        report,
        new JsonReport(result).line());
  }

  /** The program under another name. */
  public CheckedProgram as(String newName) {
    return new CheckedProgram(newName, outcome, reasons, assumptions, time, failures, report, json);
  }

  /** A program of which there is nothing but a sentence why. */
  public static CheckedProgram without(String name, Outcome outcome, String why) {
    return new CheckedProgram(
        name, outcome, List.of(why), List.of(), Duration.ZERO, List.of(), List.of(), "");
  }

  /** A program that is still to be checked. */
  public static CheckedProgram unfinished(String name) {
    return without(name, Outcome.UNFINISHED, "the check did not come to its end");
  }
}
