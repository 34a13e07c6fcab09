package dev.jacquard.models.action;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;

/**
 * An edge in the graph of a process: what is done to which object, and where the process goes.
 *
 * @param kind one of those that {@link GraphBuilder} makes
 * @param object the number of the object, or -1 if none is touched
 * @param argument what the kind needs of the object, as in {@link Kind}
 * @param operand what is written or added
 * @param then the node behind the action
 * @param otherwise the node behind it if a test or a compare-and-set is not successful; {@link
 *     #FAILS} if that is a failure
 */
record Action(Kind kind, int object, long argument, long operand, int then, int otherwise) {
  /** The node behind an assertion that does not hold. */
  static final int FAILS = -1;

  /** An action that cannot be unsuccessful. */
  static Action of(Kind kind, int object, long argument, long operand, int then) {
    return new Action(kind, object, argument, operand, then, then);
  }

  Operation operation() {
    return new Operation(kind, object, argument);
  }

  boolean enabledAt(long value, int process) {
    return kind.enabledAt(value, argument, process);
  }

  /** The value of the object behind the action of a process. */
  long after(long value, int process) {
    return switch (kind) {
      case ACQUIRE -> value - argument;
      case RELEASE -> value + argument;
      case LOCK -> process + 1L;
      case UNLOCK -> 0;
      case VOLATILE_WRITE -> operand;
      case READ_MODIFY_WRITE -> value + operand;
      case COMPARE_AND_SET -> value == argument ? operand : value;
      default -> value;
    };
  }

  /** The node behind the action, where the object had a value. */
  int target(long value) {
    boolean successful =
        kind == Kind.VOLATILE_READ
            ? Comparison.holds(argument, value)
            : kind != Kind.COMPARE_AND_SET || value == argument;
    return successful ? then : otherwise;
  }

  /** The same action between other nodes. */
  Action between(int newThen, int newOtherwise) {
    return new Action(kind, object, argument, operand, newThen, newOtherwise);
  }

  /** The same action on another object. */
  Action on(int otherObject) {
    return new Action(kind, otherObject, argument, operand, then, otherwise);
  }

  /** The action in words, with the name of its object. */
  String text(String name) {
    return switch (kind) {
      case ACQUIRE -> "wait(" + name + permits();
      case RELEASE -> "signal(" + name + permits();
      case LOCK -> "lock(" + name + ")";
      case UNLOCK -> "unlock(" + name + ")";
      case VOLATILE_WRITE -> name + " = " + operand;
      case READ_MODIFY_WRITE -> name + " += " + operand;
      case COMPARE_AND_SET -> "cas(" + name + ", " + argument + ", " + operand + ")";
      case VOLATILE_AWAIT -> "await " + comparison(name);
      case VOLATILE_READ -> (otherwise == FAILS ? "assert " : "test ") + comparison(name);
      default -> "choose";
    };
  }

  private String permits() {
    return argument == 1 ? ")" : ", " + argument + ")";
  }

  String comparison(String name) {
    return name + " " + Comparison.of(argument).symbol() + " " + Comparison.constant(argument);
  }
}
