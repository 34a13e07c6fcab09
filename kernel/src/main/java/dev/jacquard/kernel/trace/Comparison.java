package dev.jacquard.kernel.trace;

/** The condition of an await: how the location's value must compare with a constant. */
public enum Comparison {
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">=");

  private static final Comparison[] ALL = values();

  private final String symbol;

  Comparison(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** This comparison with a constant, as the argument of an {@link Operation}. */
  public long with(int constant) {
    return ((long) constant << 3) | ordinal();
  }

  /** The comparison packed in an argument. */
  public static Comparison of(long argument) {
    return ALL[(int) (argument & 7)];
  }

  /** The constant packed in an argument. */
  public static int constant(long argument) {
    return (int) (argument >> 3);
  }

  /** Whether the condition packed in the argument holds for a value. */
  public static boolean holds(long argument, long value) {
    return of(argument).test(value, constant(argument));
  }

  private boolean test(long value, long constant) {
    return switch (this) {
      case EQUAL -> value == constant;
      case NOT_EQUAL -> value != constant;
      case LESS -> value < constant;
      case LESS_OR_EQUAL -> value <= constant;
      case GREATER -> value > constant;
      case GREATER_OR_EQUAL -> value >= constant;
    };
  }
}
