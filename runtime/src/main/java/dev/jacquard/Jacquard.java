package dev.jacquard;

import dev.jacquard.runtime.primitive.world.Choices;

/** What a program under test may ask of Jacquard. Outside of Jacquard it does nothing special. */
public final class Jacquard {
  private Jacquard() {}

  /**
   * One of the numbers {@code 0 .. alternatives-1}; all of them are explored. Without Jacquard the
   * answer is 0.
   *
   * @throws IllegalArgumentException if there is no alternative
   */
  public static int choose(int alternatives) {
    if (alternatives < 1) {
      throw new IllegalArgumentException(
          "choose(" + alternatives + "): there must be at least one alternative");
    }
    return Choices.choose(alternatives);
  }
}
