package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the steps of an execution were, as letters: how a replay string notices that a program has
 * changed. Whoever changes a letter makes strings unreadable that people have kept.
 */
final class StepLetters {
  private static final String DIGITS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final Map<Kind, Character> LETTERS = new EnumMap<>(Kind.class);

  static {
    for (Kind kind : Kind.values()) {
      LETTERS.put(kind, letter(kind));
    }
  }

  private StepLetters() {}

  static char of(Kind kind) {
    return LETTERS.get(kind);
  }

  private static char letter(Kind kind) {
    return switch (kind) {
      case READ -> 'r';
      case WRITE -> 'w';
      case VOLATILE_READ -> 'R';
      case VOLATILE_WRITE -> 'W';
      case READ_MODIFY_WRITE -> 'M';
      case COMPARE_AND_SET -> 'C';
      case AWAIT -> 'a';
      case VOLATILE_AWAIT -> 'A';
      case LOCK -> 'L';
      case UNLOCK -> 'U';
      case TRY_LOCK -> 'l';
      case WAIT -> 'q';
      case REACQUIRE -> 'Q';
      case NOTIFY -> 'n';
      case NOTIFY_ALL -> 'N';
      case PARK -> 'P';
      case TRY_PARK -> 'p';
      case UNPARK -> 'u';
      case ACQUIRE -> 'S';
      case RELEASE -> 'V';
      case TRY_ACQUIRE -> 's';
      case START -> 'B';
      case JOIN -> 'J';
      case TRY_JOIN -> 'j';
      case END -> 'E';
      case INTERRUPT -> 'I';
      case UPDATE -> 'D';
      case TRY_UPDATE -> 'd';
      case SPIN -> 'z';
      case CHOOSE -> 'c';
    };
  }

  static Optional<Kind> kind(char letter) {
    return LETTERS.entrySet().stream()
        .filter(entry -> entry.getValue() == letter)
        .map(Map.Entry::getKey)
        .findFirst();
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
