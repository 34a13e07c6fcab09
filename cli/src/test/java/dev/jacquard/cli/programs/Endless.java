package dev.jacquard.cli.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** A thread that goes on for ever, beside one that does not. */
final class Endless {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final AtomicInteger FLAG = new AtomicInteger();

  private Endless() {}

  /** No step of the endless thread has anything to do with the other one, which fails. */
  static void besideAFailure() {
    new Thread(Endless::count).start();
    new Thread(Endless::fail).start();
  }

  /** The failure needs the endless thread between two of its steps. */
  static void inStep() {
    new Thread(Endless::alternate).start();
    new Thread(Endless::look).start();
  }

  static void harmless() {
    new Thread(Endless::count).start();
    new Thread(FLAG::incrementAndGet).start();
  }

  private static void count() {
    while (COUNT.incrementAndGet() != 0) {
      Thread.onSpinWait();
    }
  }

  private static void alternate() {
    while (FLAG.get() >= 0) {
      FLAG.set(1);
      FLAG.set(2);
    }
  }

  private static void look() {
    COUNT.set(1);
    if (FLAG.get() == 2) {
      throw new IllegalStateException("two");
    }
  }

  private static void fail() {
    FLAG.set(1);
    if (FLAG.get() == 1) {
      throw new IllegalStateException("one");
    }
  }
}
