package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds the loops of a method that may come back to their head in the same state. A loop that
 * counts on every way through it never does.
 */
public final class LoopFinder {
  private static final Type OBJECT = Type.getType(Object.class);

  private LoopFinder() {}

  public static List<Loop> find(MethodNode method) {
    if (!hasJumpBack(method)) {
      return List.of();
    }
    ControlFlow flow = new ControlFlow(method);
    Liveness liveness = new Liveness(flow);
    List<Loop> loops = new ArrayList<>();
    for (int i = 0; i < flow.size(); i++) {
      if (flow.instruction(i) instanceof JumpInsnNode jump && isBack(method, jump)) {
        int head = method.instructions.indexOf(jump.label);
        BitSet loop = flow.naturalLoop(head, i);
        BitSet live = liveness.before(head);
        Map<Integer, Type> changed = changed(flow, loop, live);
        if (changed != null && !counts(flow, loop, live, head, i)) {
          loops.add(new Loop(jump, changed));
        }
      }
    }
    return loops;
  }

  private static boolean hasJumpBack(MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof JumpInsnNode jump && isBack(method, jump)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBack(MethodNode method, JumpInsnNode jump) {
    return jump.getOpcode() != Opcodes.JSR
        && method.instructions.indexOf(jump.label) < method.instructions.indexOf(jump);
  }

  /** The live variables that a loop assigns, or null if one of them has values of two sorts. */
  private static Map<Integer, Type> changed(ControlFlow flow, BitSet loop, BitSet live) {
    Map<Integer, Type> changed = new TreeMap<>();
    for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
      AbstractInsnNode node = flow.instruction(i);
      int variable = assigned(node);
      if (variable >= 0 && live.get(variable)) {
        Type before = changed.put(variable, type(node));
        if (before != null && !before.equals(type(node))) {
          return null;
        }
      }
    }
    return changed;
  }

  private static int assigned(AbstractInsnNode node) {
    if (node instanceof IincInsnNode increment) {
      return increment.var;
    }
    return Liveness.isStore(node) ? ((VarInsnNode) node).var : -1;
  }

  private static Type type(AbstractInsnNode node) {
    return switch (node.getOpcode()) {
      case Opcodes.LSTORE -> Type.LONG_TYPE;
      case Opcodes.FSTORE -> Type.FLOAT_TYPE;
      case Opcodes.DSTORE -> Type.DOUBLE_TYPE;
      case Opcodes.ASTORE -> OBJECT;
      default -> Type.INT_TYPE;
    };
  }

  /** Whether some variable is counted up or down in every round, and not set otherwise. */
  private static boolean counts(ControlFlow flow, BitSet loop, BitSet live, int head, int back) {
    for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
      if (flow.instruction(i) instanceof IincInsnNode increment
          && increment.incr != 0
          && live.get(increment.var)
          && isOnlyAssignment(flow, loop, i, increment.var)
          && flow.alwaysPasses(loop, head, back, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOnlyAssignment(ControlFlow flow, BitSet loop, int index, int variable) {
    for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
      if (i != index && assigned(flow.instruction(i)) == variable) {
        return false;
      }
    }
    return true;
  }
}
