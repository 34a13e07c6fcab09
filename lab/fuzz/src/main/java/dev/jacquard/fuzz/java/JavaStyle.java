package dev.jacquard.fuzz.java;

/** One of the ways in which Java code shares state between threads. */
public enum JavaStyle {
  /** Static fields, with variable handles for what is not a plain access; monitors. */
  STATIC(true),
  /**
   * Static fields, but {@code AtomicInteger} and {@code AtomicIntegerArray} for variables without
   * plain accesses, and {@code ReentrantLock}.
   */
  ATOMICS(false),
  /**
   * Fields of one object that {@code body()} allocates, {@code volatile} where that is enough, with
   * variable handles for the rest; monitors.
   */
  INSTANCE(true);

  private final boolean monitors;

  JavaStyle(boolean monitors) {
    this.monitors = monitors;
  }

  /** Whether a lock becomes a monitor when it could as well be a {@code ReentrantLock}. */
  boolean prefersMonitors() {
    return monitors;
  }
}
