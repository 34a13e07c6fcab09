package dev.jacquard.kernel.source;

/** A text to be read, and the name that messages call it by. */
public record SourceText(String name, String text) {
  public SyntaxException error(Position position, String message) {
    return new SyntaxException(name, position, message);
  }
}
