package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Which instructions of a method may follow which, by their indices. */
public final class ControlFlow {
  private final AbstractInsnNode[] code;
  private final List<List<Integer>> successors = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();
  private final List<List<Integer>> handlers = new ArrayList<>();

  public ControlFlow(MethodNode method) {
    InsnList instructions = method.instructions;
    code = instructions.toArray();
    for (int i = 0; i < code.length; i++) {
      successors.add(new ArrayList<>());
      predecessors.add(new ArrayList<>());
      handlers.add(new ArrayList<>());
    }
    for (int i = 0; i < code.length; i++) {
      for (LabelNode target : targets(code[i])) {
        connect(i, instructions.indexOf(target));
      }
      if (fallsThrough(code[i]) && i + 1 < code.length) {
        connect(i, i + 1);
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      int end = instructions.indexOf(block.end);
      for (int i = instructions.indexOf(block.start); i < end; i++) {
        connect(i, instructions.indexOf(block.handler));
        handlers.get(i).add(instructions.indexOf(block.handler));
      }
    }
  }

  private void connect(int from, int to) {
    successors.get(from).add(to);
    predecessors.get(to).add(from);
  }

  private static List<LabelNode> targets(AbstractInsnNode node) {
    List<LabelNode> targets = new ArrayList<>();
    if (node instanceof JumpInsnNode jump) {
      targets.add(jump.label);
    } else if (node instanceof TableSwitchInsnNode table) {
      targets.addAll(table.labels);
      targets.add(table.dflt);
    } else if (node instanceof LookupSwitchInsnNode lookup) {
      targets.addAll(lookup.labels);
      targets.add(lookup.dflt);
    }
    return targets;
  }

  /** Whether the next instruction may follow. */
  public static boolean fallsThrough(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    boolean leaves =
        opcode == Opcodes.GOTO
            || opcode == Opcodes.ATHROW
            || opcode == Opcodes.TABLESWITCH
            || opcode == Opcodes.LOOKUPSWITCH
            || opcode == Opcodes.RET
            || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
    return !leaves;
  }

  public int size() {
    return code.length;
  }

  public AbstractInsnNode instruction(int index) {
    return code[index];
  }

  public List<Integer> successors(int index) {
    return successors.get(index);
  }

  /** The handlers that an exception at an instruction may reach, in the order of the table. */
  public List<Integer> handlers(int index) {
    return handlers.get(index);
  }

  public List<Integer> predecessors(int index) {
    return predecessors.get(index);
  }

  /** The instructions from which {@code from} can be reached without passing {@code head}. */
  public BitSet naturalLoop(int head, int from) {
    BitSet loop = new BitSet(code.length);
    loop.set(head);
    List<Integer> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      int index = open.remove(open.size() - 1);
      if (!loop.get(index)) {
        loop.set(index);
        open.addAll(predecessors(index));
      }
    }
    return loop;
  }

  /** Whether every way through a loop from its head to the jump back passes an instruction. */
  public boolean alwaysPasses(BitSet loop, int head, int from, int index) {
    BitSet seen = new BitSet(code.length);
    List<Integer> open = new ArrayList<>(List.of(head));
    while (!open.isEmpty()) {
      int next = open.remove(open.size() - 1);
      if (next == index || !loop.get(next) || seen.get(next)) {
        continue;
      }
      if (next == from) {
        return false;
      }
      seen.set(next);
      open.addAll(successors(next));
    }
    return true;
  }
}
