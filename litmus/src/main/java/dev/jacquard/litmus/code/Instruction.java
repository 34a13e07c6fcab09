package dev.jacquard.litmus.code;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Position;
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
    Position position) {

  static final int NONE = -1;

  static Instruction move(int target, int left, Position position) {
    return of(Opcode.MOVE, position).into(target).operands(left, NONE);
  }

  static Instruction of(Opcode opcode, Position position) {
    return new Instruction(opcode, NONE, NONE, NONE, 1, NONE, NONE, null, null, position);
  }

  Instruction into(int newTarget) {
    return new Instruction(
        opcode, newTarget, base, index, cells, left, right, operator, unary, position);
  }

  Instruction at(int newBase, int newIndex, int newCells) {
    return new Instruction(
        opcode, target, newBase, newIndex, newCells, left, right, operator, unary, position);
  }

  Instruction to(int newBase) {
    return at(newBase, index, cells);
  }

  Instruction operands(int newLeft, int newRight) {
    return new Instruction(
        opcode, target, base, index, cells, newLeft, newRight, operator, unary, position);
  }

  Instruction with(BinaryOperator newOperator) {
    return new Instruction(
        opcode, target, base, index, cells, left, right, newOperator, unary, position);
  }

  Instruction with(UnaryOperator newUnary) {
    return new Instruction(
        opcode, target, base, index, cells, left, right, operator, newUnary, position);
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
    return opcode == Opcode.START || opcode == Opcode.JOIN || opcode == Opcode.UNPARK;
  }

  /** Whether {@code right} is the wait queue of the first cell. */
  boolean namesQueue() {
    return opcode == Opcode.WAIT
        || opcode == Opcode.REACQUIRE
        || opcode == Opcode.NOTIFY
        || opcode == Opcode.NOTIFY_ALL;
  }
}
