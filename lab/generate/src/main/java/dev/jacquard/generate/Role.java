package dev.jacquard.generate;

import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What one piece of code in a generated program is for, and the threads that execute it: one
 * declaration, perhaps of several copies, or several declarations of the same code.
 */
record Role(Kind kind, List<ThreadDeclaration> declarations) {

  /** The kinds of roles. */
  enum Kind {
    /** Nothing special. */
    ORDINARY,
    /** Identical threads. */
    IDENTICAL,
    /** Copies that know their number. */
    NUMBERED,
    /** Ends with the code that all of this kind end with. */
    SUFFIXED,
    /** Starts others and joins them. */
    MAIN
  }

  /** How many threads execute the code. */
  int threads() {
    return declarations.stream().mapToInt(thread -> thread.extent().cells()).sum();
  }

  /** Every thread of the role. */
  List<Reference<ThreadDeclaration>> references() {
    return declarations.stream().flatMap(Role::references).toList();
  }

  private static Stream<Reference<ThreadDeclaration>> references(ThreadDeclaration thread) {
    return thread.extent().array()
        ? IntStream.range(0, thread.extent().cells())
            .mapToObj(i -> Reference.to(thread, new Literal(i)))
        : Stream.of(Reference.to(thread));
  }
}
