package dev.jacquard.kernel.source;

/** A piece of source text that the grammar does not look into. */
public record Token(Kind kind, String text, Position position) {

  /** What a token can be; a WORD is one that cannot be a NAME. */
  public enum Kind {
    NAME,
    WORD,
    NUMBER,
    STRING,
    SYMBOL,
    END
  }

  public boolean is(Kind expected) {
    return kind == expected;
  }

  /** What messages call this token. */
  public String description() {
    return switch (kind) {
      case END -> "the end of the " + text;
      case STRING -> '"' + text + '"';
      default -> "'" + text + "'";
    };
  }

  /** The position right behind a token that is written as it is. */
  public Position end() {
    return new Position(position.line(), position.column() + text.length());
  }
}
