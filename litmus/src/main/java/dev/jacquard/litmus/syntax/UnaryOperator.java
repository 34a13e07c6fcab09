package dev.jacquard.litmus.syntax;

/** An operator with one operand. */
public enum UnaryOperator {
  NEGATE("-"),
  NOT("!");

  private final String symbol;

  UnaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** The result on Java ints; a truth value is 1 or 0, and whatever is not 0 counts as true. */
  public int apply(int operand) {
    return switch (this) {
      case NEGATE -> -operand;
      case NOT -> operand == 0 ? 1 : 0;
    };
  }
}
