package dev.jacquard.litmus.code;

import dev.jacquard.litmus.syntax.Local;
import java.util.ArrayList;
import java.util.List;

/**
 * The code of one thread. Registers {@code 0 .. locals.size()-1} are the locals; {@code constants}
 * gives the registers that hold a constant, which no instruction changes.
 */
public record ThreadCode(List<Instruction> instructions, List<Local> locals, Registers registers) {

  /**
   * The registers of a thread.
   *
   * @param initial their values at the beginning
   * @param constant whether a register keeps that value for ever
   */
  public record Registers(int[] initial, boolean[] constant) {
    public int count() {
      return initial.length;
    }
  }

  public ThreadCode {
    instructions = List.copyOf(instructions);
    locals = List.copyOf(locals);
  }

  /** The same code with a step for its end; whatever jumps to the end comes to that step. */
  public ThreadCode withLastStep() {
    List<Instruction> longer = new ArrayList<>(instructions);
    Instruction end = longer.get(longer.size() - 1);
    longer.add(longer.size() - 1, Instruction.of(Opcode.LAST_STEP, end.position()));
    return new ThreadCode(longer, locals, registers);
  }
}
