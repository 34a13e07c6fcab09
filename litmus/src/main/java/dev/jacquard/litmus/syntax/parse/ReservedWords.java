package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Language;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
              Stream.of("int", "if", "while", "loop", "repeat", "break", "assert", "synchronized"),
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

  private static final List<String> OTHERS = List.of("of", "tid", "true", "false", "else");

  /** The language of litmus programs. */
  static final Language LANGUAGE =
      new Language(
          Stream.of(DECLARATIONS, STATEMENTS, CALLS, OTHERS)
              .flatMap(List::stream)
              .collect(Collectors.toUnmodifiableSet()),
          List.of(
              "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "=", "<", ">", "+", "-",
              "*", "/", "%", "!", "(", ")", "[", "]", "{", "}", ",", ";", ":"),
          true,
          false,
          Map.of());

  private ReservedWords() {}
}
