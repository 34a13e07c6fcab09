package dev.jacquard.litmus.code;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.UnaryOperator;

/**
 * One instruction; {@link Opcode} says which parts mean what.
 *
 * @param target register that gets the result, or -1
 * @param base number of the first location of the array touched, or the target of a jump
 * @param index register with the index of the cell, or -1 for a single location
 * @param cells how many cells the array has
 * @param left first operand register, or -1
 * @param right second operand register, or a number as the opcode says, or -1
 */
public record Instruction(
    Opcode opcode,
    int target,
    int base,
    int index,
    int cells,
    int left,
    int right,
    BinaryOperator operator,
    UnaryOperator unary,
    Mode mode,
    Position position) {

  /** What may end a blocking operation besides what it waits for. */
  public enum Mode {
    PATIENT,
    TIMED,
    INTERRUPTIBLE
  }

  static final int NONE = -1;

  static Instruction move(int target, int left, Position position) {
    return of(Opcode.MOVE, position).into(target).operands(left, NONE);
  }

  static Instruction of(Opcode opcode, Position position) {
    return new Instruction(
        opcode, NONE, NONE, NONE, 1, NONE, NONE, null, null, Mode.PATIENT, position);
  }

  Instruction into(int newTarget) {
    return new Instruction(
        opcode, newTarget, base, index, cells, left, right, operator, unary, mode, position);
  }

  Instruction at(int newBase, int newIndex, int newCells) {
    return new Instruction(
        opcode, target, newBase, newIndex, newCells, left, right, operator, unary, mode, position);
  }

  Instruction to(int newBase) {
    return at(newBase, index, cells);
  }

  Instruction operands(int newLeft, int newRight) {
    return new Instruction(
        opcode, target, base, index, cells, newLeft, newRight, operator, unary, mode, position);
  }

  Instruction with(BinaryOperator newOperator) {
    return new Instruction(
        opcode, target, base, index, cells, left, right, newOperator, unary, mode, position);
  }

  Instruction with(UnaryOperator newUnary) {
    return new Instruction(
        opcode, target, base, index, cells, left, right, operator, newUnary, mode, position);
  }

  /** The same operation, which something else may end; a timed park or join never blocks. */
  Instruction in(Mode newMode) {
    Opcode attempt = newMode == Mode.TIMED ? opcode.attempt() : opcode;
    return new Instruction(
        attempt, target, base, index, cells, left, right, operator, unary, newMode, position);
  }

  /** Whether the thread's flag can end it. */
  public boolean isInterruptible() {
    return mode == Mode.INTERRUPTIBLE;
  }

  /** Whether it touches something that belongs to the executing thread: permit, life or flag. */
  public boolean isPersonal() {
    return isInterruptible()
        || switch (opcode) {
          case PARK, TRY_PARK, LAST_STEP, INTERRUPTED -> true;
          default -> false;
        };
  }

  /** Whether it looks if a thread has ended, and goes on if not. */
  public boolean looksAtEnd() {
    return opcode == Opcode.TRY_JOIN || (opcode == Opcode.JOIN && isInterruptible());
  }

  boolean isJump() {
    return opcode == Opcode.JUMP || opcode == Opcode.JUMP_IF_ZERO;
  }

  /** Whether {@code right} is a register rather than a number. */
  boolean rightIsRegister() {
    return opcode == Opcode.BINARY || opcode == Opcode.COMPARE_AND_SET;
  }

  /** Whether {@code right} is a thread. */
  public boolean namesThread() {
    return switch (opcode) {
      case START, JOIN, TRY_JOIN, UNPARK, INTERRUPT -> true;
      default -> false;
    };
  }

  /** Whether {@code right} is the wait queue of the first cell. */
  boolean namesQueue() {
    return opcode == Opcode.WAIT
        || opcode == Opcode.REACQUIRE
        || opcode == Opcode.NOTIFY
        || opcode == Opcode.NOTIFY_ALL;
  }
}
