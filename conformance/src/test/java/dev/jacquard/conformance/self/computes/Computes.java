package dev.jacquard.conformance.self.computes;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** A thread computes without end and without a visible step. */
public final class Computes {
  private Computes() {}

  @Expect(outcomes = "")
  public static String forEver() throws Exception {
    Run.both(() -> {}, Computes::endless);
    return "";
  }

  private static void endless() {
    long number = 1;
    while (number != 0) {
      number += 2; // always odd
    }
  }
}
