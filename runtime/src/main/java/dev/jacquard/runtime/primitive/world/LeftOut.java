package dev.jacquard.runtime.primitive.world;

/**
 * Ends a thread that can't go on as the program assumes. The others go on: what they do has to be
 * seen to know which other executions there are.
 */
final class LeftOut extends Error {
  private static final long serialVersionUID = 1;

  LeftOut() {
    super("an assumption does not hold: this execution is left out", null, false, false);
  }
}
