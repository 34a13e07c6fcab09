package dev.jacquard.model.diagram.text;

/** A text that is not a model: where it is wrong, and what was expected or found. */
public final class ModelSyntaxException extends RuntimeException {
  private final String sourceName;
  private final int line;
  private final int column;
  private final String sourceLine;

  ModelSyntaxException(SourceText source, Position position, String message) {
    super(source.name() + ":" + position.line() + ":" + position.column() + ": " + message);
    this.sourceName = source.name();
    this.line = position.line();
    this.column = position.column();
    this.sourceLine = source.line(line);
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
