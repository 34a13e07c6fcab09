package dev.jacquard;

import dev.jacquard.runtime.primitive.world.Choices;
import dev.jacquard.runtime.primitive.world.DeclaredSymmetries;
import dev.jacquard.runtime.primitive.world.ProgramRemarks;
import java.util.Map;

/**
 * Asks for a check ({@link #check}); all else is what a program under test may ask of Jacquard, and
 * does nothing special outside of it.
 */
public final class Jacquard {
  private Jacquard() {}

  /**
   * Runs a body in every interleaving of the threads that it starts, in another JVM, and returns if
   * none fails. To be called from any test framework, or from a main method; not by what is itself
   * explored.
   *
   * @throws FailedCheck with the report if one fails, or nothing can be said of all of them
   * @throws IllegalArgumentException with a sentence if the body can't be taken to another JVM
   */
  public static Checked check(Body body) {
    return checking().check(body);
  }

  /** The same with options. */
  public static Checking checking() {
    return new Checking(Map.of());
  }

  /**
   * One of the numbers {@code 0 .. alternatives-1}; all of them are explored. Without Jacquard the
   * answer is 0.
   *
   * @throws IllegalArgumentException if there is no alternative
   */
  public static int choose(int alternatives) {
    if (alternatives < 1) {
      throw new IllegalArgumentException(
          "choose(" + alternatives + "): there must be at least one alternative");
    }
    return Choices.choose(alternatives);
  }

  /**
   * A mark that some execution should come to. The verdict says how many executions do, and which
   * marks in the code that is explored none of them reaches: a test whose interesting place is
   * never reached tests something else.
   */
  public static void reachable(String mark) {
    ProgramRemarks.mark(mark);
  }

  /**
   * Something that comes out of an execution, as {@link String#valueOf(Object)} has it. The verdict
   * has the set of all outcomes, with the number of executions for each. If outcomes are expected,
   * any other one is a failure, and the verdict tells which of them never came out.
   *
   * @throws AssertionError if others are expected, with Jacquard or without
   */
  public static void outcome(Object value, Object... expected) {
    ProgramRemarks.outcome(value, expected);
  }

  /**
   * Leaves this execution out of the verdict if a condition does not hold: whatever else goes wrong
   * in it is no failure, but for data races. The thread ends here, by an error; the others go on.
   * The verdict tells how many executions are left out. Without Jacquard this does nothing.
   */
  public static void assumeThat(boolean condition) {
    ProgramRemarks.assume(condition);
  }

  /**
   * Declares that the program is symmetric under a rotation: if everything in each ring takes the
   * place of the next one, and the last that of the first, in all rings at once, it is the same
   * program. For example philosophers with their forks. To be called when all of them have been
   * made, before the first of the threads among them is started.
   *
   * @throws IllegalArgumentException if a ring has something twice, or things of different classes
   */
  public static void rotation(Object[]... rings) {
    DeclaredSymmetries.rotation(rings);
  }

  /**
   * Declares that any two places can be exchanged, in all lists at once: the i-th thing of each
   * list for the j-th. One list says that its things are interchangeable; threads in one and what
   * each works on in another say that they are, together.
   *
   * @throws IllegalArgumentException if the lists have different lengths, or one has something
   *     twice, or things of different classes
   */
  public static void interchangeable(Object[]... lists) {
    DeclaredSymmetries.exchanges(lists);
  }
}
