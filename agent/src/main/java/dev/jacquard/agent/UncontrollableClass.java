package dev.jacquard.agent;

/** A class that can't be rewritten; the message says why. */
final class UncontrollableClass extends RuntimeException {
  private static final long serialVersionUID = 1;

  UncontrollableClass(String why) {
    super(why);
  }
}
