package dev.jacquard.benchmarks.tables.program;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What came out of exploring a program. */
public sealed interface Outcome {
  /** Nobody has looked, and why. */
  record LeftOut(String why) implements Outcome {}

  /** Nothing is known, and why. */
  record Trouble(String sentence) implements Outcome {}

  /**
   * An exploration.
   *
   * @param executions runs that came to an end
   * @param blocked runs that were given up, being explored elsewhere
   * @param transitions steps; those of prefixes that were only run again do not count
   * @param time by the clock on the wall, in a JVM that has just started
   * @param processor what all processors spent in that time, compilation and collection included
   * @param failures the types of failure that were found
   * @param unfinished why it ended early, if it did
   */
  record Explored(
      long executions,
      long blocked,
      long transitions,
      Duration time,
      Duration processor,
      List<String> failures,
      Optional<String> unfinished)
      implements Outcome {
    public Explored {
      failures = List.copyOf(failures);
    }

    /** Whether there was nothing left to explore, or a failure to stop at. */
    public boolean isFinished() {
      return unfinished.isEmpty();
    }
  }
}
