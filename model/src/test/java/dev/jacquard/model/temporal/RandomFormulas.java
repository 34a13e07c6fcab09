package dev.jacquard.model.temporal;

import java.util.List;
import java.util.Random;

/** Makes formulas by chance, with every way to write one. */
public final class RandomFormulas {
  private final Random random;
  private final List<String> propositions;

  public RandomFormulas(Random random, List<String> propositions) {
    this.random = random;
    this.propositions = propositions;
  }

  /** The text of a formula with at most so many signs between formulas, one in the other. */
  public String next(int depth) {
    if (depth == 0 || random.nextInt(8) == 0) {
      return leaf();
    }
    String left = next(depth - 1);
    return switch (random.nextInt(11)) {
      case 0 -> "!" + left;
      case 1, 2 -> "[]" + left;
      case 3, 4 -> "<>" + left;
      case 5 -> "(" + left + " && " + next(depth - 1) + ")";
      case 6 -> "(" + left + " || " + next(depth - 1) + ")";
      case 7 -> "(" + left + " U " + next(depth - 1) + ")";
      case 8 -> "(" + left + " R " + next(depth - 1) + ")";
      case 9 -> "(" + left + " W " + next(depth - 1) + ")";
      default -> "(" + left + " -> " + next(depth - 1) + ")";
    };
  }

  private String leaf() {
    int choice = random.nextInt(20);
    if (choice == 0) {
      return random.nextBoolean() ? "true" : "false";
    }
    return (choice < 8 ? "!" : "") + propositions.get(random.nextInt(propositions.size()));
  }
}
