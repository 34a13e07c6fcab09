package dev.jacquard.generate.code;

/** Something that a generated program may contain. */
public enum Feature {
  /**
   * Variables without ordering. Programs with neither these nor volatile ones get volatile ones.
   */
  PLAIN,
  /** Volatile variables. */
  VOLATILE,
  /** {@code getAndAdd} and {@code getAndSet}. */
  ATOMIC_UPDATE,
  /** {@code cas}, with its result observed, branched on, or retried. */
  COMPARE_AND_SET,
  /** Sections under a lock, mostly balanced, sometimes nested, crossed, or left locked. */
  LOCK,
  /** {@code tryLock}, and what is done if it fails. */
  TRY_LOCK,
  /** Waiting on a monitor and notifying it, with or without a guard. */
  MONITOR,
  /** The same on conditions. */
  CONDITION,
  /** {@code park} and {@code unpark}. */
  PARK,
  /** Semaphores with one or two permits. */
  SEMAPHORE,
  /** A main thread that starts others and joins them. */
  START_JOIN,
  /** Choices of data. */
  CHOOSE,
  /** Assertions, some of which fail. */
  ASSERT,
  /** Branches on values that were read. */
  BRANCH,
  /** Bounded loops. */
  LOOP,
  /** Blocking reads. */
  AWAIT,
  /** Arrays of variables, sometimes with an index that was read. */
  ARRAY,
  /** Divisions, some of them by zero. */
  DIVISION,
  /** Named constants. */
  CONSTANT,
  /** Copies of a thread that know their number. */
  NUMBERED_THREADS,
  /** Classes of two or three identical threads. */
  SYMMETRIC,
  /** Threads that end with the same code after different beginnings. */
  COMMON_SUFFIX,
  /** Parks, waits and joins with a time limit. */
  TIMED,
  /** Interrupts, and operations that they make give up. */
  INTERRUPT,
  /** Loops without a bound: for ever, until a value comes, until an attempt succeeds. */
  ENDLESS
}
