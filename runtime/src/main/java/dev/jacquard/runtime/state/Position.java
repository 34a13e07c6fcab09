package dev.jacquard.runtime.state;

/**
 * A place in rewritten code from which a thread may come to a visible operation.
 *
 * @param type the class, as the VM names it
 * @param method the name of the method
 * @param manner how an operation may come about here
 * @param before the number of the code that is left, this instruction included
 * @param valuesBefore the values which that code reads, in the order in which it reads them
 * @param during the number of the code that is left while the called method is at work
 * @param valuesDuring the values which that code reads
 * @param sorts for each value told here, {@code A} if it is a reference
 */
public record Position(
    String type,
    String method,
    Manner manner,
    int before,
    int[] valuesBefore,
    int during,
    int[] valuesDuring,
    String sorts) {

  /** The code of a method that will only return when the method is back which it calls. */
  public static final int NOTHING_LEFT = 0;

  /** How an operation may come about at a place. */
  public enum Manner {
    /** By the instruction itself, or by a method of the JDK that takes one step at once. */
    AT_ONCE,
    /** In code of the program; no other code is between. */
    BOUND_CALL,
    /** In code of the program, unless somebody has made a class for this call. */
    CALL,
    /** In code of the JDK, or in what that calls. */
    FOREIGN_CALL,
    /** In code of the program whose variables are not known. */
    UNKNOWN
  }

  /** This position with other numbers of the code that is left. */
  public Position with(int codeBefore, int codeDuring) {
    return new Position(
        type, method, manner, codeBefore, valuesBefore, codeDuring, valuesDuring, sorts);
  }

  boolean isReference(int value) {
    return sorts.charAt(value) == 'A';
  }
}
