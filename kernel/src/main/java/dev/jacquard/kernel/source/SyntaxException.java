package dev.jacquard.kernel.source;

/** A text that cannot be read: where it is wrong, and what was expected or found. */
public final class SyntaxException extends RuntimeException {
  private final transient Position position;

  public SyntaxException(String sourceName, Position position, String message) {
    super(sourceName + ":" + position + ": " + message);
    this.position = position;
  }

  public Position position() {
    return position;
  }

  /** The line at fault of the text, and below it a caret at the column. */
  public String excerpt(String text) {
    String line = text.lines().skip(position.line() - 1L).findFirst().orElse("");
    String before = line.substring(0, Math.min(position.column() - 1, line.length()));
    return line + "\n" + before.replaceAll("[^\t]", " ") + "^";
  }
}
