package dev.jacquard.junit;

/** What the threads of a test run on. */
public enum Carrier {
  /** The fastest that this JDK has. */
  AUTO,
  /** Continuations: all threads on one platform thread; from JDK 24 on. */
  CONTINUATION,
  /** Platform threads: on every JDK. */
  THREAD
}
