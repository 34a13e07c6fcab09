package dev.jacquard.cli.cluster;

import dev.jacquard.check.Options;
import java.time.Duration;
import java.util.List;

/** Knows what the words of {@code check} mean. */
@FunctionalInterface
public interface Interpreter {
  /**
   * What is to be explored, and how.
   *
   * @param target the program, as the user calls it
   * @param arguments what its main method gets
   * @param patience how long it may go without a step
   */
  record Meaning(Options options, String target, List<String> arguments, Duration patience) {}

  /** The meaning of words; where the classes are is not part of it. */
  Meaning meaning(List<String> words);
}
