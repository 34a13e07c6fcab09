package dev.jacquard.check.jvm;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.Difference.Deed;
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
            row, new Difference.NotRepeated(Deed.of(before, row), Deed.of(now, row)));
      }
    }
    if (before.length() != now.length()) {
      throw new DivergenceException(
          common, new Difference.OtherLength(before.length(), now.length()));
    }
  }

  private boolean isSame(Trace now, int row) {
    return Deed.of(before, row).equals(Deed.of(now, row));
  }
}
