package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Follows values through a method. A value has labels: the indices of instructions that it may
 * depend on. Moves and calculations keep them; what calls, fields and arrays do is up to the
 * subclass. Where ways meet, a value has the labels of all.
 */
abstract class LabelledFlow {
  private static final int PLAIN = 'I';
  private static final int SORT_BITS = 8;
  private static final BitSet NONE = new BitSet();

  private final List<BitSet> sets = new ArrayList<>(List.of(NONE));
  private final Map<BitSet, Integer> numbers = new HashMap<>(Map.of(NONE, 0));
  private final ControlFlow flow;
  private final int locals;

  /** Local variables, and behind them the stack. */
  private final int[][] before;

  LabelledFlow(MethodNode method) {
    flow = new ControlFlow(method);
    locals = method.maxLocals;
    before = new int[flow.size()][];
  }

  /** The labels of the value that an instruction leaves on the stack, from its operands. */
  abstract BitSet result(int index, AbstractInsnNode node, List<BitSet> operands);

  /** The labels of an object whose constructor an instruction has called, if it has any. */
  abstract BitSet constructed(int index, int made, AbstractInsnNode call);

  final void follow() {
    int[] start = new int[locals];
    Arrays.fill(start, PLAIN);
    Deque<Integer> open = new ArrayDeque<>();
    visit(0, start, open);
    while (!open.isEmpty()) {
      int index = open.pop();
      int[] after = after(index);
      for (int next : flow.successors(index)) {
        if (flow.handlers(index).contains(next)) {
          visit(next, thrown(before[index]), open);
          visit(next, thrown(after), open);
        } else {
          visit(next, after, open);
        }
      }
    }
  }

  final ControlFlow flow() {
    return flow;
  }

  /** Whether an instruction can be reached at all. */
  final boolean reaches(int index) {
    return before[index] != null;
  }

  /** The labels of what an instruction takes from the stack, bottom first. */
  final List<BitSet> operands(int index) {
    int[] stack = stack(index);
    int[] after = new StackEffect(stack, flow.instruction(index), index).after();
    int same = stack.length - taken(flow.instruction(index), stack.length, after.length);
    List<BitSet> operands = new ArrayList<>();
    for (int i = same; i < stack.length; i++) {
      operands.add(labels(stack[i]));
    }
    return operands;
  }

  /** The instruction that made the object which is constructed by a call, or less than 0. */
  final int made(int index, int arguments) {
    int[] stack = stack(index);
    int receiver = stack[stack.length - 1 - arguments];
    return receiver < 0 ? ~receiver : -1;
  }

  private int[] stack(int index) {
    return Arrays.copyOfRange(before[index], locals, before[index].length);
  }

  /** How many values an instruction takes, if it leaves at most one. */
  private static int taken(AbstractInsnNode node, int before, int after) {
    return before - after + (leavesOne(node) ? 1 : 0);
  }

  /** Whether an instruction leaves one new value, and does not only move others. */
  private static boolean leavesOne(AbstractInsnNode node) {
    if (node instanceof MethodInsnNode call) {
      return !call.desc.endsWith(")V");
    }
    if (node instanceof InvokeDynamicInsnNode dynamic) {
      return !dynamic.desc.endsWith(")V");
    }
    int opcode = node.getOpcode();
    return (opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.LDC)
        || (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD)
        || (opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG && opcode != Opcodes.IINC)
        || opcode == Opcodes.GETSTATIC
        || opcode == Opcodes.GETFIELD
        || (opcode >= Opcodes.NEW && opcode <= Opcodes.ARRAYLENGTH)
        || opcode == Opcodes.CHECKCAST
        || opcode == Opcodes.INSTANCEOF
        || opcode == Opcodes.MULTIANEWARRAY;
  }

  private int[] after(int index) {
    int[] state = before[index];
    AbstractInsnNode node = flow.instruction(index);
    int[] stack = stack(index);
    int[] next = new StackEffect(stack, node, index).after();
    int[] result = Arrays.copyOf(state, locals + next.length);
    System.arraycopy(next, 0, result, locals, next.length);
    int opcode = node.getOpcode();
    if (node instanceof VarInsnNode variable && opcode != Opcodes.RET) {
      move(variable, stack, result);
    } else if (opcode >= 0 && leavesOne(node)) {
      int top = result.length - 1;
      result[top] = labelled(result[top], result(index, node, operands(index)));
    }
    if (opcode == Opcodes.INVOKESPECIAL) {
      construct(index, node, stack, result);
    }
    return result;
  }

  private void move(VarInsnNode variable, int[] stack, int[] result) {
    if (variable.getOpcode() < Opcodes.ISTORE) {
      int top = result.length - 1;
      result[top] = labelled(result[top], labels(result[variable.var]));
      return;
    }
    result[variable.var] = stack[stack.length - 1];
    boolean wide = variable.getOpcode() == Opcodes.LSTORE || variable.getOpcode() == Opcodes.DSTORE;
    if (wide) {
      result[variable.var + 1] = PLAIN;
    }
  }

  /** All copies of an object get their labels when it has been constructed. */
  private void construct(int index, AbstractInsnNode node, int[] stack, int[] result) {
    for (int i = locals; i < result.length; i++) {
      int old = stack[i - locals]; // a call takes more than it leaves
      if (old < 0 && result[i] >= 0) {
        result[i] = labelled(result[i], constructed(index, ~old, node));
      }
    }
  }

  private int[] thrown(int[] state) {
    int[] handler = Arrays.copyOf(state, locals + 1);
    handler[locals] = 'A';
    return handler;
  }

  private void visit(int index, int[] state, Deque<Integer> open) {
    if (index >= before.length) {
      return;
    }
    if (before[index] == null) {
      before[index] = state.clone();
      open.push(index);
      return;
    }
    boolean changed = false;
    for (int i = 0; i < Math.min(state.length, before[index].length); i++) {
      int merged = merge(before[index][i], state[i]);
      changed |= merged != before[index][i];
      before[index][i] = merged;
    }
    if (changed) {
      open.push(index);
    }
  }

  private int merge(int a, int b) {
    if (a == b || b < StackEffect.LABELLED) {
      return a;
    }
    BitSet both = (BitSet) labels(a).clone();
    both.or(labels(b));
    return labelled(a < 0 ? PLAIN : a, both);
  }

  private BitSet labels(int value) {
    return value < StackEffect.LABELLED
        ? NONE
        : sets.get((value - StackEffect.LABELLED) >> SORT_BITS);
  }

  private int labelled(int value, BitSet labels) {
    int sort = value < StackEffect.LABELLED ? value : value & 0xFF;
    if (labels.isEmpty()) {
      return sort;
    }
    int number =
        numbers.computeIfAbsent(
            labels,
            key -> {
              sets.add(key);
              return sets.size() - 1;
            });
    return StackEffect.LABELLED + (number << SORT_BITS) + sort;
  }
}
