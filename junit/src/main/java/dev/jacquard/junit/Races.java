package dev.jacquard.junit;

/** What to do about accesses to fields and arrays that are neither volatile nor atomic. */
public enum Races {
  /** A data race fails the test. If there is none, the result holds under the Java Memory Model. */
  REPORT,
  /**
   * A data race fails the test, and nothing else does: whether there is one is all that is asked.
   */
  ONLY,
  /**
   * Plain accesses are interleaved like all others, and races are allowed: for algorithms that race
   * on purpose. The result holds under sequential consistency only.
   */
  EXPLORE,
  /** Plain accesses are left alone. The result holds only if the test is free of data races. */
  IGNORE
}
