package dev.jacquard.litmus.syntax;

/** How many things a declared name stands for: a single one, or the cells of an array. */
public record Extent(boolean array, int cells) {
  /** A name that is used without an index. */
  public static final Extent SINGLE = new Extent(false, 1);

  public static Extent array(int cells) {
    return new Extent(true, cells);
  }
}
