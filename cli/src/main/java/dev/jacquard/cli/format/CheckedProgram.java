package dev.jacquard.cli.format;

import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.Counterexample;
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
  /** How it ended. */
  public enum Outcome {
    COMPLETE,
    FAILURE,
    INCOMPLETE,
    NOT_CONTROLLED,
    /** It has not come to an end, yet or ever. */
    UNFINISHED;

    /** One word for it. */
    String label() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    /** Whether something can be said of the program: that it fails, or how far it does not. */
    boolean isJudged() {
      return this == COMPLETE || this == FAILURE || this == INCOMPLETE;
    }
  }

  public CheckedProgram {
    counterexamples = List.copyOf(counterexamples);
    report = List.copyOf(report);
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
