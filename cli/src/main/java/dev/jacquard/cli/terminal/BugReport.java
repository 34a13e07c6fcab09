package dev.jacquard.cli.terminal;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Owns up to a bug of Jacquard in one sentence; the stack trace is for those who ask for it. */
public final class BugReport implements IExecutionExceptionHandler {
  private static final String PROPERTY = "jacquard.debug";
  private static final String VARIABLE = "JACQUARD_DEBUG";

  @Override
  public int handleExecutionException(Exception bug, CommandLine command, ParseResult parsed) {
    return of(bug, command.getErr()).code();
  }

  public static ExitCode of(Throwable bug, PrintWriter err) {
    boolean debug = System.getProperty(PROPERTY) != null || System.getenv(VARIABLE) != null;
    String hint = debug ? "" : " (" + VARIABLE + "=1 shows the stack trace)";
    err.println("internal error: " + bug + "; please report" + hint);
    if (debug) {
      bug.printStackTrace(err);
    }
    err.flush();
    return ExitCode.INTERNAL_ERROR;
  }
}
