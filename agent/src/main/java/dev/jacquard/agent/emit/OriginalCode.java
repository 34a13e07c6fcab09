package dev.jacquard.agent.emit;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;

/** The instructions of a method as the compiler wrote them, while others are added. */
final class OriginalCode {
  private final AbstractInsnNode[] nodes;

  /** How many instructions come before each node; made when it is first asked for. */
  private int[] before;

  /** Where the last instruction was found; the next one mostly follows. */
  private int last;

  OriginalCode(InsnList code) {
    nodes = code.toArray();
  }

  /** The index of an instruction, or {@code ~i} for anything else before instruction i. */
  int index(AbstractInsnNode node) {
    count();
    int position = position(node);
    if (position >= 0 && node.getOpcode() >= 0) {
      return before[position];
    }
    AbstractInsnNode next = node;
    while (next != null && position < 0) {
      next = next.getNext();
      position = position(next);
    }
    return ~before[next == null ? nodes.length : position];
  }

  private void count() {
    if (before == null) {
      before = new int[nodes.length + 1];
      for (int i = 0; i < nodes.length; i++) {
        before[i + 1] = before[i] + (nodes[i].getOpcode() >= 0 ? 1 : 0);
      }
    }
  }

  private int position(AbstractInsnNode node) {
    for (int i = last; i < nodes.length; i++) {
      if (nodes[i] == node) {
        last = i;
        return i;
      }
    }
    for (int i = 0; i < last; i++) {
      if (nodes[i] == node) {
        last = i;
        return i;
      }
    }
    return -1;
  }
}
