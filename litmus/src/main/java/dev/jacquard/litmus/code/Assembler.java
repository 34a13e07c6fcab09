package dev.jacquard.litmus.code;

import dev.jacquard.litmus.syntax.Local;
import java.util.ArrayList;
import java.util.List;

/** Collects the instructions of one thread, hands out registers and settles jumps. */
final class Assembler {
  private static final int OPEN = -1;

  private final List<Local> locals;
  private final List<Instruction> instructions = new ArrayList<>();
  private final List<Integer> initial = new ArrayList<>();
  private final List<Boolean> constant = new ArrayList<>();
  private final List<Integer> free = new ArrayList<>();
  private final List<Integer> scratch = new ArrayList<>();

  Assembler(List<Local> locals) {
    this.locals = locals;
    locals.forEach(local -> newRegister(0, false));
  }

  private int newRegister(int value, boolean isConstant) {
    initial.add(value);
    constant.add(isConstant);
    return initial.size() - 1;
  }

  /** The register that holds a constant. */
  int constant(int value) {
    for (int r = 0; r < initial.size(); r++) {
      if (constant.get(r) && initial.get(r) == value) {
        return r;
      }
    }
    return newRegister(value, true);
  }

  /** A register for an intermediate value, free again at the end of the statement. */
  int scratch() {
    int register = free.isEmpty() ? newRegister(0, false) : free.remove(free.size() - 1);
    scratch.add(register);
    return register;
  }

  /** Ends a statement: its intermediate values are no longer needed. */
  void releaseScratch() {
    free.addAll(scratch);
    scratch.clear();
  }

  /** A register that nobody else uses. */
  int reserved() {
    return newRegister(0, false);
  }

  /** The place of the next instruction. */
  int here() {
    return instructions.size();
  }

  int emit(Instruction instruction) {
    instructions.add(instruction);
    return instructions.size() - 1;
  }

  /** Lets a jump emitted before go on at the next instruction. */
  void settle(int jump) {
    instructions.set(jump, instructions.get(jump).to(here()));
  }

  /**
   * The value in this register is not wanted: an atomic update that was just emitted for it does
   * not tell the thread what it found.
   */
  void dropResult(int register) {
    int last = instructions.size() - 1;
    Instruction instruction = last < 0 ? null : instructions.get(last);
    if (instruction != null
        && instruction.target() == register
        && instruction.opcode().isAtomicUpdate()) {
      instructions.set(last, instruction.into(Instruction.NONE));
    }
  }

  ThreadCode finish() {
    boolean[] constants = new boolean[constant.size()];
    for (int r = 0; r < constants.length; r++) {
      constants[r] = constant.get(r);
    }
    int[] values = initial.stream().mapToInt(Integer::intValue).toArray();
    return new ThreadCode(instructions, locals, new ThreadCode.Registers(values, constants));
  }

  /** The target of a jump that is settled later. */
  static int open() {
    return OPEN;
  }
}
