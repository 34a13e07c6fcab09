package dev.jacquard.benchmarks.tables.program;

import java.util.Locale;

/** What a publication has about one program and one search; empty where it says nothing. */
public record Published(PrintedFigure executions, PrintedFigure transitions, PrintedFigure time) {
  static Published of(String executions, String transitions, String time) {
    return new Published(
        new PrintedFigure(executions), new PrintedFigure(transitions), new PrintedFigure(time));
  }

  /** Only a number of executions. */
  static Published ofExecutions(long executions) {
    return of(String.format(Locale.ROOT, "%,d", executions), "", "");
  }
}
