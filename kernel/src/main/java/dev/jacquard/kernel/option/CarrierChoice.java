package dev.jacquard.kernel.option;

/** What the threads of a JVM program run on, the values of the option {@code carrier}. */
public enum CarrierChoice {
  /** The fastest that the JDK has. */
  AUTO,
  /** Continuations: all threads on one platform thread; from JDK 24 on. */
  CONTINUATION,
  /** Platform threads: on every JDK. */
  THREAD
}
