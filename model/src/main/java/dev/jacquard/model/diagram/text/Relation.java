package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.TokenStream;
import java.util.Arrays;
import java.util.Optional;

/** The comparisons of numbers. */
enum Relation {
  EQUAL("=", (left, right) -> left == right),
  UNEQUAL("!=", (left, right) -> left != right),
  LESS_OR_EQUAL("<=", (left, right) -> left <= right),
  GREATER_OR_EQUAL(">=", (left, right) -> left >= right),
  LESS("<", (left, right) -> left < right),
  GREATER(">", (left, right) -> left > right);

  private final String symbol;
  private final Test test;

  Relation(String symbol, Test test) {
    this.symbol = symbol;
    this.test = test;
  }

  private interface Test {
    boolean holds(int left, int right);
  }

  boolean holds(int left, int right) {
    return test.holds(left, right);
  }

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
