package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.litmus.syntax.Position;

/** A piece of source text that the grammar does not look into. */
record Token(Kind kind, String text, Position position) {

  /** What a token can be. */
  enum Kind {
    NAME,
    RESERVED_WORD,
    NUMBER,
    SYMBOL,
    END
  }

  boolean is(Kind expected) {
    return kind == expected;
  }

  /** What messages call this token. */
  String description() {
    return kind == Kind.END ? "the end of the " + text : "'" + text + "'";
  }
}
