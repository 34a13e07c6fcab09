package dev.jacquard.benchmarks.peers;

import java.util.Optional;

/**
 * What one tool made of one program.
 *
 * @param cold the whole check in a fresh JVM, as a user has it
 * @param warm checks in a JVM that has made many of them
 */
public record Result(
    ComparedProgram program, String peer, Outcome outcome, Cold cold, Optional<Warm> warm) {
  /** Medians of whole checks, in seconds. */
  public record Cold(int rounds, double wall, double processor) {}

  /**
   * Medians of rounds of checks.
   *
   * @param wall seconds that a check takes
   * @param processor seconds of processor time that a check takes
   * @param executions of a check
   * @param most how many it was allowed
   */
  public record Warm(int rounds, double wall, double processor, long executions, int most) {
    /** By processor time. */
    public double executionsPerSecond() {
      return executions / processor;
    }

    /** By the clock on the wall. */
    public double executionsPerSecondByWall() {
      return executions / wall;
    }

    /** Whether the tool stopped by itself. */
    public boolean exhausted() {
      return executions < most;
    }
  }

  /** Whether the verdict is neither the truth nor an admission of not knowing it. */
  public boolean isWrong() {
    Verdict said = outcome.verdict();
    boolean claims = said == Verdict.EXHAUSTED || said.isFailure();
    return claims && said != program.truth();
  }
}
