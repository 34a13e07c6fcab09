package dev.jacquard.cli.programs;

import java.util.concurrent.atomic.AtomicBoolean;

/** Two threads raise a flag and look at the other one's, by accesses that are not volatile. */
public final class WeakFlags {
  private WeakFlags() {}

  public static void main(String[] args) {
    AtomicBoolean one = new AtomicBoolean();
    AtomicBoolean other = new AtomicBoolean();
    new Thread(() -> raise(one, other), "one").start();
    new Thread(() -> raise(other, one), "other").start();
  }

  private static void raise(AtomicBoolean mine, AtomicBoolean theirs) {
    mine.setRelease(true);
    theirs.getAcquire();
  }
}
