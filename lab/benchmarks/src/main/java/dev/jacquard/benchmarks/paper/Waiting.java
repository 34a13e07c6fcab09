package dev.jacquard.benchmarks.paper;

/** Waiting for a monitor's notification, in programs in which nobody is interrupted. */
final class Waiting {
  private Waiting() {}

  /** Waits for a notification of a monitor that the current thread holds. */
  static void on(Object monitor) {
    try {
      monitor.wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
