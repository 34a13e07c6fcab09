package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.primitive.hook.Tells;

/** What an atomic update makes of the value that it finds. */
@Tells("it computes from what it is given")
final class Update {
  static final int SET = 0;
  static final int ADD = 1;
  static final int OR = 2;
  static final int AND = 3;
  static final int XOR = 4;

  private Update() {}

  static long of(int update, long before, long operand) {
    return switch (update) {
      case SET -> operand;
      case ADD -> before + operand;
      case OR -> before | operand;
      case AND -> before & operand;
      case XOR -> before ^ operand;
      default -> throw new IllegalArgumentException("there is no update " + update);
    };
  }
}
