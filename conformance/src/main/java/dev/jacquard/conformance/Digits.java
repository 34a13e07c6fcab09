package dev.jacquard.conformance;

/** Tells in which order things happened, as a number of one digit each. */
public final class Digits {
  private int digits;

  /** One more thing has happened. */
  public synchronized int add(int digit) {
    digits = 10 * digits + digit;
    return digit;
  }

  @Override
  public synchronized String toString() {
    return "" + digits;
  }
}
