package dev.jacquard.litmus.code;

import java.util.BitSet;
import java.util.List;

/**
 * From which instructions a thread could come to its end, whatever the values of variables are: not
 * out of a loop that nothing in the code leaves.
 */
public final class Ends {
  private final BitSet reaching = new BitSet();

  public Ends(ThreadCode code) {
    List<Instruction> instructions = code.instructions();
    for (boolean changed = true; changed; ) {
      int before = reaching.cardinality();
      for (int i = instructions.size() - 1; i >= 0; i--) {
        if (leadsToEnd(code, i)) {
          reaching.set(i);
        }
      }
      changed = reaching.cardinality() > before;
    }
  }

  private boolean leadsToEnd(ThreadCode code, int at) {
    Instruction instruction = code.instructions().get(at);
    if (instruction.opcode() == Opcode.END) {
      return true;
    }
    for (int next : Residual.successors(instruction, at)) {
      if (reaching.get(next) && !(next != at + 1 && isNeverTaken(code, instruction))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a jump depends on a constant that is not zero, as that of {@code while (1)} does. */
  private static boolean isNeverTaken(ThreadCode code, Instruction instruction) {
    return instruction.opcode() == Opcode.JUMP_IF_ZERO
        && code.registers().constant()[instruction.left()]
        && code.registers().initial()[instruction.left()] != 0;
  }

  /** Whether the end can be reached from an instruction. */
  public boolean areAheadOf(int instruction) {
    return reaching.get(instruction);
  }
}
