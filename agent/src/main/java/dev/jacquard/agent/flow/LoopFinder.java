package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds the loops of a method; one that is entered in another way than by ordinary jumps is left
 * out.
 */
public final class LoopFinder {
  private static final Type OBJECT = Type.getType(Object.class);

  private final ControlFlow flow;
  private final Liveness liveness;
  private final int head;
  private final List<Integer> backs = new ArrayList<>();
  private final BitSet body = new BitSet();

  private LoopFinder(ControlFlow flow, Liveness liveness, int head) {
    this.flow = flow;
    this.liveness = liveness;
    this.head = head;
    for (int from : flow.predecessors(head)) {
      if (from > head) {
        backs.add(from);
        body.or(flow.naturalLoop(head, from));
      }
    }
  }

  /**
   * The loops of a method that may come back to their head in the same state. A loop that counts on
   * every way through it never does.
   */
  public static List<Loop> find(MethodNode method) {
    return findAll(method).stream().filter(loop -> !loop.counts()).toList();
  }

  /** The loops of a method. */
  public static List<Loop> findAll(MethodNode method) {
    TreeSet<Integer> heads = new TreeSet<>();
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof JumpInsnNode jump) {
        int target = method.instructions.indexOf(jump.label);
        if (target < method.instructions.indexOf(node)) {
          heads.add(target);
        }
      }
    }
    if (heads.isEmpty()) {
      return List.of();
    }
    ControlFlow flow = new ControlFlow(method);
    Liveness liveness = new Liveness(flow);
    List<Loop> loops = new ArrayList<>();
    heads.forEach(head -> new LoopFinder(flow, liveness, head).loop().ifPresent(loops::add));
    return loops;
  }

  private Optional<Loop> loop() {
    BitSet live = liveness.before(head);
    Map<Integer, Type> changed = changed(live);
    if (changed == null) {
      return Optional.empty();
    }
    List<JumpInsnNode> backJumps = new ArrayList<>();
    List<JumpInsnNode> entries = new ArrayList<>();
    for (int from : flow.predecessors(head)) {
      if (flow.instruction(from) instanceof JumpInsnNode jump && jump.label == label()) {
        (backs.contains(from) ? backJumps : entries).add(jump);
      } else if (from != head - 1) {
        return Optional.empty();
      }
    }
    return Optional.of(new Loop(label(), backJumps, entries, changed, counts(live), hasExit()));
  }

  /** Whether some way leads out without an exception. */
  private boolean hasExit() {
    for (int i = body.nextSetBit(0); i >= 0; i = body.nextSetBit(i + 1)) {
      List<Integer> handlers = flow.handlers(i);
      if (flow.successors(i).stream().anyMatch(to -> !body.get(to) && !handlers.contains(to))) {
        return true;
      }
    }
    return false;
  }

  private LabelNode label() {
    return (LabelNode) flow.instruction(head);
  }

  /** The live variables that the loop assigns, or null if one of them has values of two sorts. */
  private Map<Integer, Type> changed(BitSet live) {
    Map<Integer, Type> changed = new TreeMap<>();
    for (int i = body.nextSetBit(0); i >= 0; i = body.nextSetBit(i + 1)) {
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
  private boolean counts(BitSet live) {
    for (int i = body.nextSetBit(0); i >= 0; i = body.nextSetBit(i + 1)) {
      if (flow.instruction(i) instanceof IincInsnNode increment
          && increment.incr != 0
          && live.get(increment.var)
          && isOnlyAssignment(i, increment.var)
          && isAlwaysPassed(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOnlyAssignment(int index, int variable) {
    for (int i = body.nextSetBit(0); i >= 0; i = body.nextSetBit(i + 1)) {
      if (i != index && assigned(flow.instruction(i)) == variable) {
        return false;
      }
    }
    return true;
  }

  private boolean isAlwaysPassed(int index) {
    for (int back : backs) {
      if (!flow.alwaysPasses(body, head, back, index)) {
        return false;
      }
    }
    return true;
  }
}
