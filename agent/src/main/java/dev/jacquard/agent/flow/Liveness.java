package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Which local variables may still be read, before each instruction. */
public final class Liveness {
  private final BitSet[] live;

  public Liveness(ControlFlow flow) {
    live = new BitSet[flow.size()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < flow.size(); i++) {
      live[i] = new BitSet();
      open.push(i); // the last ones are looked at first: information flows backwards
    }
    while (!open.isEmpty()) {
      int index = open.pop();
      BitSet before = before(flow, index);
      if (!before.equals(live[index])) {
        live[index] = before;
        flow.predecessors(index).forEach(open::push);
      }
    }
  }

  private BitSet before(ControlFlow flow, int index) {
    BitSet set = new BitSet();
    flow.successors(index).forEach(next -> set.or(live[next]));
    AbstractInsnNode node = flow.instruction(index);
    if (isStore(node)) {
      set.clear(((VarInsnNode) node).var);
    } else if (node instanceof VarInsnNode load) {
      set.set(load.var);
    }
    return set; // counting up what nobody reads is no use of it
  }

  static boolean isStore(AbstractInsnNode node) {
    return node.getOpcode() >= Opcodes.ISTORE && node.getOpcode() <= Opcodes.ASTORE;
  }

  /** The variables that are live before an instruction. */
  public BitSet before(int index) {
    return live[index];
  }
}
