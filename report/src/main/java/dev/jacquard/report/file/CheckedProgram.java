package dev.jacquard.report.file;

import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Result;
import dev.jacquard.report.Result.Outcome;
import java.time.Duration;
import java.util.List;

/**
 * A program and what came of checking it.
 *
 * @param name what the user calls it
 * @param counterexamples the executions that fail, those that were found first at the beginning
 * @param report what a person reads, as lines
 */
public record CheckedProgram(
    String name,
    Outcome outcome,
    Verdict verdict,
    Duration time,
    List<Counterexample> counterexamples,
    List<String> report) {
  public CheckedProgram {
    counterexamples = List.copyOf(counterexamples);
    report = List.copyOf(report);
  }

  /** A program that has been checked. */
  public static CheckedProgram of(
      Result result, List<Counterexample> counterexamples, List<String> report) {
    return new CheckedProgram(
        result.name(),
        result.outcome(),
        result.exploration().verdict(),
        result.exploration().time(),
        counterexamples,
        report);
  }

  /** A program that is still to be checked. */
  public static CheckedProgram unfinished(String name) {
    return new CheckedProgram(
        name,
        Outcome.UNFINISHED,
        Verdict.of(false, List.of("the check did not come to its end")),
        Duration.ZERO,
        List.of(),
        List.of());
  }
}
