package dev.jacquard.litmus.syntax;

/** The text of a litmus program and the name that messages call it by. */
record SourceText(String name, String text) {

  LitmusSyntaxException error(Position position, String message) {
    return new LitmusSyntaxException(
        name, position.line(), position.column(), message, line(position.line()));
  }

  private String line(int number) {
    return text.lines().skip(number - 1L).findFirst().orElse("");
  }
}
