package dev.jacquard.kernel;

import java.util.Arrays;

/** Traces that take the steps of a {@link HandMadeProgram} exactly as they are written. */
final class HandMadeTrace {
  private HandMadeTrace() {}

  /** The trace whose steps are the lines without parentheses; those in parentheses are pending. */
  static Trace of(String... lines) {
    int steps =
        (int)
            Arrays.stream(lines)
                .filter(line -> !line.startsWith("(") && !line.contains(" = "))
                .count();
    HandMadeProgram program = HandMadeProgram.limitedTo(steps, lines);
    return program.run(program.asWritten());
  }

  /** The same under a symmetry, in which all lines must be executable. */
  static Trace of(Symmetry.Flavour flavour, String... lines) {
    HandMadeProgram program = HandMadeProgram.symmetric(flavour, lines);
    return program.run(program.asWritten());
  }

  /** The trace of a program with the search's happens-before. */
  static HappensBefore order(Trace trace) {
    HappensBefore order = HappensBefore.ofSearch();
    order.analyse(trace);
    return order;
  }
}
