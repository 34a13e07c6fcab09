package dev.jacquard.agent.emit;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;

/** The instructions of a method as the compiler wrote them, while others are added. */
final class OriginalCode {
  private final AbstractInsnNode[] nodes;

  /** Where the last instruction was found; the next one mostly follows. */
  private int last;

  OriginalCode(InsnList code) {
    nodes = code.toArray();
  }

  /** The index of an instruction, or {@code ~i} for anything else before instruction i. */
  int index(AbstractInsnNode node) {
    int position = position(node);
    if (position >= 0 && node.getOpcode() >= 0) {
      return instructionsBefore(position);
    }
    AbstractInsnNode next = node;
    while (next != null && position < 0) {
      next = next.getNext();
      position = position(next);
    }
    return ~instructionsBefore(next == null ? nodes.length : position);
  }

  private int position(AbstractInsnNode node) {
    for (int i = 0; i < nodes.length; i++) {
      int at = (last + i) % nodes.length;
      if (nodes[at] == node) {
        last = at;
        return at;
      }
    }
    return -1;
  }

  private int instructionsBefore(int position) {
    int count = 0;
    for (int i = 0; i < position; i++) {
      count += nodes[i].getOpcode() >= 0 ? 1 : 0;
    }
    return count;
  }
}
