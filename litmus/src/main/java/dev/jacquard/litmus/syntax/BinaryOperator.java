package dev.jacquard.litmus.syntax;

/** An operator between two operands; it groups to the left, with the precedence of Java. */
public enum BinaryOperator {
  OR("||", 1),
  AND("&&", 2),
  EQUAL("==", 3),
  NOT_EQUAL("!=", 3),
  LESS("<", 4),
  LESS_OR_EQUAL("<=", 4),
  GREATER(">", 4),
  GREATER_OR_EQUAL(">=", 4),
  ADD("+", 5),
  SUBTRACT("-", 5),
  MULTIPLY("*", 6),
  DIVIDE("/", 6),
  REMAINDER("%", 6);

  private final String symbol;
  private final int precedence;

  BinaryOperator(String symbol, int precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  public String symbol() {
    return symbol;
  }

  /** The higher it is, the tighter the operator binds. */
  public int precedence() {
    return precedence;
  }

  public boolean isComparison() {
    return precedence == 3 || precedence == 4;
  }

  /** Whether the right operand is evaluated only when the left one does not decide. */
  public boolean isShortCircuit() {
    return this == OR || this == AND;
  }

  public boolean isDivision() {
    return this == DIVIDE || this == REMAINDER;
  }

  /**
   * The result on Java ints; a truth value is 1 or 0, and whatever is not 0 counts as true.
   *
   * @throws ArithmeticException on a division by zero
   */
  public int apply(int left, int right) {
    return switch (this) {
      case OR -> truth(left != 0 || right != 0);
      case AND -> truth(left != 0 && right != 0);
      case EQUAL -> truth(left == right);
      case NOT_EQUAL -> truth(left != right);
      case LESS -> truth(left < right);
      case LESS_OR_EQUAL -> truth(left <= right);
      case GREATER -> truth(left > right);
      case GREATER_OR_EQUAL -> truth(left >= right);
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> left / right;
      case REMAINDER -> left % right;
    };
  }

  private static int truth(boolean condition) {
    return condition ? 1 : 0;
  }
}
