package dev.jacquard.model.diagram.text;

/** A piece of source text that the grammar does not look into. */
record Token(Kind kind, String text, Position position) {

  /** What a token can be. */
  enum Kind {
    NAME,
    WORD,
    NUMBER,
    STRING,
    SYMBOL,
    END
  }

  boolean is(Kind expected) {
    return kind == expected;
  }

  /** What messages call this token. */
  String description() {
    return switch (kind) {
      case END -> "the end of the file";
      case STRING -> '"' + text + '"';
      default -> "'" + text + "'";
    };
  }

  /** The position right behind a token that is written as it is. */
  Position end() {
    return new Position(position.line(), position.column() + text.length());
  }
}
