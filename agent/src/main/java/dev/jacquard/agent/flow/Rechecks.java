package dev.jacquard.agent.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether it makes no difference that a wait returns, or that an attempt fails, without a reason:
 * because the method then goes back to where it was before, and does nothing else on the way.
 *
 * <p>From the call all ways must lead, without an effect, to an instruction that every way to the
 * call passes; and from there to the call there must be no effect either. A call is one unless it
 * is known to {@linkplain Questions ask}. How exceptions go is not looked at: nothing is thrown
 * without a reason.
 */
public final class Rechecks {
  private final ControlFlow flow;
  private final Questions questions;

  /** Those of a method of a class, before anything is inserted in it. */
  public Rechecks(ClassNode owner, MethodNode method) {
    flow = new ControlFlow(method);
    questions = new Questions(owner);
  }

  /** Whether the method looks again after a wait. */
  public boolean follow(AbstractInsnNode wait) {
    int call = index(wait);
    List<Integer> open = new ArrayList<>(successors(call));
    int next = skip(call + 1);
    if (next < flow.size() && isPop(next)) {
      open = new ArrayList<>(successors(next)); // how the wait ended is not asked
    }
    return goesBack(call, open);
  }

  /** Whether the method tries again after an attempt that failed. */
  public boolean repeat(AbstractInsnNode attempt) {
    int call = index(attempt);
    int next = skip(call + 1);
    if (next >= flow.size() || !(flow.instruction(next) instanceof JumpInsnNode jump)) {
      return false;
    }
    int target = index(jump.label);
    return switch (jump.getOpcode()) {
      case Opcodes.IFEQ -> goesBack(call, new ArrayList<>(List.of(target)));
      case Opcodes.IFNE -> goesBack(call, new ArrayList<>(List.of(next + 1)));
      default -> false;
    };
  }

  private int index(AbstractInsnNode node) {
    for (int i = 0; i < flow.size(); i++) {
      if (flow.instruction(i) == node) {
        return i;
      }
    }
    throw new IllegalArgumentException("an instruction of another method");
  }

  /** The first instruction from an index on that does anything. */
  private int skip(int index) {
    int next = index;
    while (next < flow.size() && flow.instruction(next).getOpcode() < 0) {
      next++;
    }
    return next;
  }

  private boolean isPop(int index) {
    int opcode = flow.instruction(index).getOpcode();
    return opcode == Opcodes.POP || opcode == Opcodes.POP2;
  }

  /** What follows an instruction that throws nothing. */
  private List<Integer> successors(int index) {
    List<Integer> all = flow.successors(index);
    return all.subList(0, all.size() - flow.handlers(index).size());
  }

  private boolean goesBack(int call, List<Integer> open) {
    BitSet seen = new BitSet();
    while (!open.isEmpty()) {
      int index = open.remove(open.size() - 1);
      if (seen.get(index)) {
        continue;
      }
      seen.set(index);
      if (flow.instruction(index).getOpcode() >= 0 && isAlwaysBefore(index, call)) {
        if (!isCalmBetween(index, call)) {
          return false;
        }
      } else if (asksForInterrupt(index)) {
        if (successors(index).stream()
            .noneMatch(next -> goesBack(call, new ArrayList<>(List.of(next))))) {
          return false;
        }
      } else if (hasEffect(index)) {
        return false;
      } else {
        open.addAll(successors(index));
      }
    }
    return true;
  }

  /** Whether there is no way to the call but by an instruction. */
  private boolean isAlwaysBefore(int index, int call) {
    return index == call || !reachable(0, index, true).get(call);
  }

  /** What can be reached without passing an instruction. */
  private BitSet reachable(int from, int without, boolean thrown) {
    BitSet seen = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      int index = open.remove(open.size() - 1);
      if (index != without && !seen.get(index)) {
        seen.set(index);
        open.addAll(thrown ? flow.successors(index) : successors(index));
      }
    }
    return seen;
  }

  /** Whether there is no effect on the ways from an instruction to the call. */
  private boolean isCalmBetween(int index, int call) {
    BitSet between = reachable(index, call, false);
    for (int i = between.nextSetBit(0); i >= 0; i = between.nextSetBit(i + 1)) {
      if (hasEffect(i) && leadsTo(i, call)) {
        return false;
      }
    }
    return true;
  }

  private boolean leadsTo(int index, int call) {
    BitSet reached = new BitSet();
    successors(index).forEach(next -> reached.or(reachable(next, -1, false)));
    return reached.get(call);
  }

  /** A thread that was interrupted does not wait any more: that is a reason. */
  private boolean asksForInterrupt(int index) {
    AbstractInsnNode before = flow.instruction(index).getPrevious();
    return flow.instruction(index) instanceof JumpInsnNode
        && before instanceof MethodInsnNode question
        && (question.name.equals("interrupted") || question.name.equals("isInterrupted"));
  }

  private boolean hasEffect(int index) {
    AbstractInsnNode node = flow.instruction(index);
    if (node instanceof MethodInsnNode call) {
      return !questions.include(call);
    }
    int opcode = node.getOpcode();
    return Questions.acts(node)
        || opcode == Opcodes.IINC
        || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }
}
