package dev.jacquard.model.diagram.description;

/**
 * A variable that all processes share, with a whole number in given bounds.
 *
 * @param number its place among the variables of its kind
 */
public record IntVariable(int number, String name, int least, int greatest, int initial) {
  public IntVariable {
    if (least > initial || initial > greatest) {
      throw new IllegalArgumentException(
          "variable %s starts with %d, which is not in %d..%d"
              .formatted(name, initial, least, greatest));
    }
  }

  /** The value itself, if the variable may have it. */
  public int checked(int value) {
    if (value < least || value > greatest) {
      throw new IllegalArgumentException(
          "variable %s cannot become %d, it is between %d and %d"
              .formatted(name, value, least, greatest));
    }
    return value;
  }
}
