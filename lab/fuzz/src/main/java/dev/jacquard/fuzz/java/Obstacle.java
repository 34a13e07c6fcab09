package dev.jacquard.fuzz.java;

/** Why a litmus program has no Java program with the same steps. */
public enum Obstacle {
  /** In Java the ways to give up have other steps. */
  GIVING_UP("a time limit or an interrupt"),
  /** In Java that join would not block. */
  JOIN_BEFORE_START("a join of a thread that may not have been started"),
  /** In Java that permit would be lost. */
  UNPARK_BEFORE_START("an unpark of a thread that may not have been started"),
  /** Only monitors have wait sets, and only {@code ReentrantLock} has the rest. */
  MONITOR_AND_LOCK("a wait set of a lock that is also tried or has conditions"),
  /** A monitor is taken and given back by one block of code. */
  MONITOR_NOT_NESTED("a wait set of a lock that is not taken and given back in one block"),
  /** Java gives the monitor back when a thread fails, a litmus thread keeps its locks. */
  FAILURE_UNDER_MONITOR("a possible failure under a lock that must be a monitor"),
  /** The monitor inside is left last, but has to be left first. */
  BREAK_OUT_OF_MONITOR("a break out of a monitor and a lock around it"),
  /** Java picks the semaphore, and fails, before it evaluates the permits. */
  INDEX_BEFORE_PERMITS("permits with visible steps behind an index that may be out of bounds"),
  /** Every lock and every semaphore is a field of its own. */
  TOO_MANY_FIELDS("too many locks or semaphores");

  private final String description;

  Obstacle(String description) {
    this.description = description;
  }

  /** What the program has, in words. */
  public String description() {
    return description;
  }
}
