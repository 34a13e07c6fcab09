package dev.jacquard.litmus.code;

import java.util.BitSet;
import java.util.List;

/** Which registers may still be read, before each instruction of a thread. */
public final class Liveness {
  private final BitSet[] before;

  public Liveness(ThreadCode code) {
    List<Instruction> instructions = code.instructions();
    before = new BitSet[instructions.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = new BitSet();
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = before.length - 1; i >= 0; i--) {
        changed |= update(code, i);
      }
    }
  }

  private boolean update(ThreadCode code, int at) {
    Instruction instruction = code.instructions().get(at);
    BitSet live = new BitSet();
    for (int next : Residual.successors(instruction, at)) {
      live.or(before[next]);
    }
    if (instruction.target() >= 0) {
      live.clear(instruction.target());
    }
    use(code, live, instruction.index());
    use(code, live, instruction.left());
    if (instruction.rightIsRegister()) {
      use(code, live, instruction.right());
    }
    boolean changed = !live.equals(before[at]);
    before[at] = live;
    return changed;
  }

  private static void use(ThreadCode code, BitSet live, int register) {
    if (register >= 0 && !code.registers().constant()[register]) {
      live.set(register);
    }
  }

  /** The registers that may still be read before an instruction. */
  public BitSet before(int instruction) {
    return before[instruction];
  }
}
