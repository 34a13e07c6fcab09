package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.Checked;

/**
 * What a tool says of a program.
 *
 * @param executions how many it made, or states of a tool that has no executions; 0 if unknown
 * @param detail what it found, in its own words; may be empty
 */
public record Outcome(Verdict verdict, long executions, String detail) {
  /** What a guest has told. */
  static Outcome of(Checked checked, long most) {
    if (!checked.finding().isEmpty()) {
      return new Outcome(
          Verdict.ofFinding(checked.finding()), checked.executionsEach(), checked.finding());
    }
    return new Outcome(
        checked.executionsEach() < most ? Verdict.EXHAUSTED : Verdict.BOUND,
        checked.executionsEach(),
        "");
  }

  static Outcome trouble(String detail) {
    return new Outcome(Verdict.TROUBLE, 0, detail);
  }
}
