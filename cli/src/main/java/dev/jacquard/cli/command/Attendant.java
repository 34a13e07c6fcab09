package dev.jacquard.cli.command;

import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.kernel.Budget;
import dev.jacquard.report.Result;
import java.util.function.Consumer;

/** Who tells how far a check has come, and what is known if its program makes no step any more. */
@FunctionalInterface
public interface Attendant {
  /**
   * Runs a check, whose result somebody else reports.
   *
   * @param report is used only if the program hangs, by another thread
   */
  Result attend(String program, JvmCheck check, Budget budget, Consumer<Result> report);
}
