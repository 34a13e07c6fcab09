package dev.jacquard.model.dynamic;

/**
 * A reference to a process of a model.
 *
 * <p>A reference can be compared and followed, and nothing else: it has no order and no hash of its
 * own, so a model can't come to depend on the order of processes.
 */
public final class Pid {
  private static final Pid NONE = new Pid(-1);

  private final int number;

  private Pid(int number) {
    this.number = number;
  }

  /** The reference to nothing. */
  public static Pid none() {
    return at(-1);
  }

  static Pid at(int number) {
    return number < 0 ? NONE : new Pid(number);
  }

  int number() {
    return number;
  }

  public boolean isNone() {
    return number < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pid pid && pid.number == number;
  }

  /** The same for all references: a hash that differs would be an order. */
  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return isNone() ? "no process" : "a process";
  }
}
