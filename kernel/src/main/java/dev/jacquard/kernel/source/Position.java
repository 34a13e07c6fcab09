package dev.jacquard.kernel.source;

/**
 * A place in the source text, line and column both counted from 1.
 *
 * <p>All positions are equal to each other, so that two syntax trees are equal when they say the
 * same, wherever it is written: {@code parse(print(tree))} equals {@code tree}.
 */
public record Position(int line, int column) {
  /** The position of trees that were not read from a text. */
  public static final Position NONE = new Position(0, 0);

  @Override
  public boolean equals(Object other) {
    return other instanceof Position;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }
}
