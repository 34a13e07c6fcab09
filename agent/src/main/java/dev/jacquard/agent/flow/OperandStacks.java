package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.Deque;
import org.objectweb.asm.Type;

/**
 * What lies on the operand stack before each instruction: the sorts of the values, bottom first.
 * The code has passed the verifier, so all ways to an instruction agree.
 */
public final class OperandStacks {
  /** An object whose constructor has not run yet: it can be moved, but not handed to anybody. */
  public static final char RAW = 'N';

  private static final int[] EMPTY = {};

  private final ControlFlow flow;

  /** A sort, or for a raw object the complement of the index of the instruction that made it. */
  private final int[][] before;

  public OperandStacks(ControlFlow flow) {
    this.flow = flow;
    before = new int[flow.size()][];
    Deque<Integer> open = new ArrayDeque<>();
    visit(0, EMPTY, open);
    while (!open.isEmpty()) {
      int index = open.pop();
      int[] after = new StackEffect(before[index], flow.instruction(index), index).after();
      for (int next : flow.successors(index)) {
        visit(next, flow.handlers(index).contains(next) ? new int[] {'A'} : after, open);
      }
    }
  }

  private void visit(int index, int[] stack, Deque<Integer> open) {
    if (index < before.length && before[index] == null) {
      before[index] = stack;
      open.push(index);
    }
  }

  /** Whether an instruction can be reached at all. */
  public boolean reaches(int index) {
    return before[index] != null;
  }

  /** The sorts of the values on the stack before an instruction, bottom first. */
  public String before(int index) {
    StringBuilder sorts = new StringBuilder();
    for (int value : before[index]) {
      sorts.append(value < 0 ? RAW : (char) value);
    }
    return sorts.toString();
  }

  /** The sort of a type. */
  public static char sort(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> 'J';
      case Type.FLOAT -> 'F';
      case Type.DOUBLE -> 'D';
      case Type.ARRAY, Type.OBJECT -> 'A';
      default -> 'I';
    };
  }
}
