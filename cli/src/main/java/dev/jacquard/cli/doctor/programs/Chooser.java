package dev.jacquard.cli.doctor.programs;

import dev.jacquard.Jacquard;

/** A choice of three. */
public final class Chooser {
  private Chooser() {}

  public static void main(String[] args) {
    int chosen = Jacquard.choose(3);
    if (chosen < 0 || chosen > 2) {
      throw new AssertionError(chosen);
    }
  }
}
