package dev.jacquard.agent.emit;

/** A class that can't be rewritten; the message says why. */
public final class UncontrollableClass extends RuntimeException {
  public UncontrollableClass(String why) {
    super(why);
  }
}
