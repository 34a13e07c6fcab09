package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.TokenStream;
import java.util.Arrays;
import java.util.Optional;

/** The comparisons of numbers. */
enum Relation {
  EQUAL("=") {
    @Override
    boolean holds(int left, int right) {
      return left == right;
    }
  },
  UNEQUAL("!=") {
    @Override
    boolean holds(int left, int right) {
      return left != right;
    }
  },
  LESS_OR_EQUAL("<=") {
    @Override
    boolean holds(int left, int right) {
      return left <= right;
    }
  },
  GREATER_OR_EQUAL(">=") {
    @Override
    boolean holds(int left, int right) {
      return left >= right;
    }
  },
  LESS("<") {
    @Override
    boolean holds(int left, int right) {
      return left < right;
    }
  },
  GREATER(">") {
    @Override
    boolean holds(int left, int right) {
      return left > right;
    }
  };

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  abstract boolean holds(int left, int right);

  /** Reads a comparison, if there is one. */
  static Optional<Relation> accept(TokenStream tokens) {
    return Arrays.stream(values()).filter(relation -> tokens.accept(relation.symbol)).findFirst();
  }

  /** The relation from right to left. */
  Relation mirrored() {
    return switch (this) {
      case LESS -> GREATER;
      case GREATER -> LESS;
      case LESS_OR_EQUAL -> GREATER_OR_EQUAL;
      case GREATER_OR_EQUAL -> LESS_OR_EQUAL;
      default -> this;
    };
  }

  /** Compares a count with a fixed number by asking no more than whether there are enough. */
  Truth ofCount(Operand.Count count, int number) {
    Processes processes = count.processes();
    Truth enough = situation -> processes.atLeast(situation, count.states(), number);
    Truth more = situation -> processes.atLeast(situation, count.states(), number + 1);
    return switch (this) {
      case EQUAL -> situation -> enough.holds(situation) && !more.holds(situation);
      case UNEQUAL -> situation -> !enough.holds(situation) || more.holds(situation);
      case LESS -> situation -> !enough.holds(situation);
      case GREATER_OR_EQUAL -> enough;
      case LESS_OR_EQUAL -> situation -> !more.holds(situation);
      case GREATER -> more;
    };
  }
}
