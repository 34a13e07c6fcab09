package dev.jacquard.litmus.syntax.parse;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The words that cannot be names. */
final class ReservedWords {
  /** The words that begin a declaration. */
  static final List<String> DECLARATIONS =
      List.of("const", "int", "volatile", "lock", "condition", "semaphore", "symmetry", "thread");

  /** The words that begin an operation on shared things that has no result. */
  static final List<String> OPERATIONS =
      List.of(
          "lock",
          "unlock",
          "wait",
          "notify",
          "notifyAll",
          "park",
          "unpark",
          "acquire",
          "release",
          "start",
          "join",
          "interrupt",
          "await");

  /** The words that begin a statement. */
  static final List<String> STATEMENTS =
      Stream.concat(
              Stream.of("int", "if", "while", "repeat", "break", "assert", "synchronized"),
              OPERATIONS.stream())
          .toList();

  /** The words that begin a call with a result. */
  static final List<String> CALLS =
      List.of(
          "getAndAdd",
          "getAndSet",
          "cas",
          "tryLock",
          "tryAcquire",
          "choose",
          "timed",
          "interruptibly",
          "interrupted");

  private static final Set<String> OTHERS = Set.of("of", "tid", "true", "false", "else");

  private ReservedWords() {}

  static boolean contains(String word) {
    return DECLARATIONS.contains(word)
        || STATEMENTS.contains(word)
        || CALLS.contains(word)
        || OTHERS.contains(word);
  }
}
