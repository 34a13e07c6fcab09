package dev.jacquard.litmus.syntax;

/** A litmus program that cannot be read: where it is wrong, and what was expected or found. */
public final class LitmusSyntaxException extends RuntimeException {
  private final String sourceName;
  private final int line;
  private final int column;
  private final String sourceLine;

  public LitmusSyntaxException(
      String sourceName, int line, int column, String message, String sourceLine) {
    super(sourceName + ":" + line + ":" + column + ": " + message);
    this.sourceName = sourceName;
    this.line = line;
    this.column = column;
    this.sourceLine = sourceLine;
  }

  public String sourceName() {
    return sourceName;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  /** The line at fault, and below it a caret at the column. */
  public String excerpt() {
    String before = sourceLine.substring(0, Math.min(column - 1, sourceLine.length()));
    return sourceLine + "\n" + before.replaceAll("[^\t]", " ") + "^";
  }
}
