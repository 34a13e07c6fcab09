package dev.jacquard.kernel.trace;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.symmetry.Symmetry;
import java.util.Arrays;

/** Traces that take the steps of a {@link HandMadeProgram} exactly as they are written. */
public final class HandMadeTrace {
  private HandMadeTrace() {}

  /** The trace whose steps are the lines without parentheses; those in parentheses are pending. */
  public static Trace of(String... lines) {
    int steps =
        (int)
            Arrays.stream(lines)
                .filter(line -> !line.startsWith("(") && !line.contains(" = "))
                .count();
    HandMadeProgram program = HandMadeProgram.limitedTo(steps, lines);
    return program.run(program.asWritten());
  }

  /** The same under a symmetry, in which all lines must be executable. */
  public static Trace of(Symmetry.Flavour flavour, String... lines) {
    HandMadeProgram program = HandMadeProgram.symmetric(flavour, lines);
    return program.run(program.asWritten());
  }

  /** The trace of a program with the search's happens-before. */
  public static HappensBefore order(Trace trace) {
    HappensBefore order = HappensBefore.ofSearch();
    order.analyse(trace);
    return order;
  }
}
