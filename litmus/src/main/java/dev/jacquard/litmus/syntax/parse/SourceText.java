package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.litmus.syntax.LitmusSyntaxException;
import dev.jacquard.litmus.syntax.Position;

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
