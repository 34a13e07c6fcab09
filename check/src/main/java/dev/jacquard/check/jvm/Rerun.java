package dev.jacquard.check.jvm;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;

/**
 * One execution of a program that is run once more at the end of an exploration. A program that
 * carries something over from run to run takes other steps then, also where no search noticed.
 */
record Rerun(Trace before) {

  /**
   * Runs it.
   *
   * @throws DivergenceException if it is not the same
   */
  void on(JvmProgram program) {
    Trace now = program.run(Plan.following(Schedule.of(before), Tail.Fixed.LOWEST));
    int common = Math.min(before.length(), now.length());
    for (int row = 0; row < common; row++) {
      if (!isSame(now, row)) {
        throw new DivergenceException(
            row,
            "step "
                + (row + 1)
                + " of an earlier execution was "
                + step(before, row)
                + ", and is now "
                + step(now, row));
      }
    }
    if (before.length() != now.length()) {
      throw new DivergenceException(
          common,
          "an earlier execution had "
              + before.length()
              + " steps, and has "
              + now.length()
              + " when it is run once more");
    }
  }

  private boolean isSame(Trace now, int row) {
    return before.thread(row) == now.thread(row)
        && before.kind(row) == now.kind(row)
        && before.location(row) == now.location(row)
        && before.writes(row) == now.writes(row);
  }

  private static String step(Trace trace, int row) {
    return trace.kind(row)
        + (trace.location(row) < 0 ? "" : " on location " + trace.location(row))
        + " by thread "
        + trace.thread(row);
  }
}
