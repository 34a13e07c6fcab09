package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.TokenStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/** The operators on numbers, which are exact: a result that is no int is an error. */
enum Arithmetic {
  PLUS("+", 1, Math::addExact),
  MINUS("-", 1, Math::subtractExact),
  TIMES("*", 2, Math::multiplyExact),
  /** Rounds down. */
  DIVIDED("/", 2, Math::floorDiv),
  /** The remainder has the sign of the divisor, so {@code (self - 2) % n} is never negative. */
  MODULO("%", 2, Math::floorMod);

  private final String symbol;
  private final int precedence;
  private final IntBinaryOperator operation;

  Arithmetic(String symbol, int precedence, IntBinaryOperator operation) {
    this.symbol = symbol;
    this.precedence = precedence;
    this.operation = operation;
  }

  int apply(int left, int right) {
    return operation.applyAsInt(left, right);
  }

  /** Reads an operator of this precedence, if there is one. */
  static Optional<Arithmetic> accept(TokenStream tokens, int precedence) {
    return Arrays.stream(values())
        .filter(operator -> operator.precedence == precedence && tokens.accept(operator.symbol))
        .findFirst();
  }
}
