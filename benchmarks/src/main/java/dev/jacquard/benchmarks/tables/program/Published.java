package dev.jacquard.benchmarks.tables.program;

/** What a publication has about one program and one search; empty where it says nothing. */
public record Published(PrintedFigure executions, PrintedFigure transitions, PrintedFigure time) {
  /** Nothing. */
  static final Published NOTHING =
      new Published(PrintedFigure.NONE, PrintedFigure.NONE, PrintedFigure.NONE);

  static Published of(String executions, String transitions, String time) {
    return new Published(
        new PrintedFigure(executions), new PrintedFigure(transitions), new PrintedFigure(time));
  }

  /** Only a number of executions. */
  static Published ofExecutions(String executions) {
    return of(executions, "", "");
  }
}
