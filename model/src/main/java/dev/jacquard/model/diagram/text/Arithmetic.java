package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.TokenStream;
import java.util.Arrays;
import java.util.Optional;

/** The operators on numbers, which are exact: a result that is no int is an error. */
enum Arithmetic {
  PLUS("+", 1) {
    @Override
    int apply(int left, int right) {
      return Math.addExact(left, right);
    }
  },
  MINUS("-", 1) {
    @Override
    int apply(int left, int right) {
      return Math.subtractExact(left, right);
    }
  },
  TIMES("*", 2) {
    @Override
    int apply(int left, int right) {
      return Math.multiplyExact(left, right);
    }
  },
  /** Rounds down. */
  DIVIDED("/", 2) {
    @Override
    int apply(int left, int right) {
      return Math.floorDiv(left, right);
    }
  },
  /** The remainder has the sign of the divisor, so {@code (self - 2) % n} is never negative. */
  MODULO("%", 2) {
    @Override
    int apply(int left, int right) {
      return Math.floorMod(left, right);
    }
  };

  private final String symbol;
  private final int precedence;

  Arithmetic(String symbol, int precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  abstract int apply(int left, int right);

  /** Reads an operator of this precedence, if there is one. */
  static Optional<Arithmetic> accept(TokenStream tokens, int precedence) {
    return Arrays.stream(values())
        .filter(operator -> operator.precedence == precedence && tokens.accept(operator.symbol))
        .findFirst();
  }
}
