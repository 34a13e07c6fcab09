package dev.jacquard.model.diagram.description;

/** A local state of a diagram, which is also the set that has no other member. */
public record LocalState(int number, String name) implements LocalSet {
  /** The most local states that a diagram can have: a set of them is one word. */
  public static final int MOST = 64;

  @Override
  public long bits() {
    return 1L << number;
  }

  @Override
  public String toString() {
    return name;
  }
}
