package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the steps of an execution were, as letters: how a replay string notices that a program has
 * changed.
 */
final class StepLetters {
  private static final String DIGITS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final Map<Character, Kind> KINDS =
      Arrays.stream(Kind.values()).collect(Collectors.toMap(Kind::letter, Function.identity()));

  private StepLetters() {}

  static char of(Kind kind) {
    return kind.letter();
  }

  static Optional<Kind> kind(char letter) {
    return Optional.ofNullable(KINDS.get(letter));
  }

  /**
   * A letter for who took a step and on what. Numbers in names do not count: those of objects and
   * of pools depend on what else was executed.
   */
  static char ofNames(Trace trace, int row, Legend legend) {
    int location = trace.location(row);
    String thread = legend.thread(trace.thread(row));
    String names = thread + '/' + (location < 0 ? "" : nameOf(legend.location(location)));
    int hash = 0;
    for (int i = 0; i < names.length(); i++) {
      char letter = names.charAt(i);
      hash = letter >= '0' && letter <= '9' ? hash : 31 * hash + letter;
    }
    int mixed = hash * 0x9E3779B1; // multiples of 31 must not vanish in 62 letters
    return DIGITS.charAt((mixed >>> 8) % DIGITS.length());
  }

  /** The VM gives another address to the class of a lambda in each process. */
  private static String nameOf(String location) {
    int lambda = location.indexOf("$$Lambda");
    return lambda < 0 ? location : location.substring(0, lambda);
  }
}
