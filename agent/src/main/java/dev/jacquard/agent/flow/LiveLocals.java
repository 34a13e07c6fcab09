package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The same as {@link Liveness}, with the sort of value that each live variable holds: that of the
 * instruction which will read it.
 */
public final class LiveLocals {
  /** A variable that nobody reads any more. */
  public static final char DEAD = 0;

  private static final String SORTS = "IJFDA";

  private final char[][] before;

  public LiveLocals(ControlFlow flow, int locals) {
    before = new char[flow.size()][locals];
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < flow.size(); i++) {
      open.push(i);
    }
    while (!open.isEmpty()) {
      int index = open.pop();
      char[] sorts = before(flow, index, locals);
      if (!Arrays.equals(sorts, before[index])) {
        before[index] = sorts;
        flow.predecessors(index).forEach(open::push);
      }
    }
  }

  private char[] before(ControlFlow flow, int index, int locals) {
    char[] sorts = new char[locals];
    for (int next : flow.successors(index)) {
      for (int local = 0; local < locals; local++) {
        if (before[next][local] != DEAD) {
          sorts[local] = before[next][local];
        }
      }
    }
    if (flow.instruction(index) instanceof VarInsnNode variable) {
      boolean loads = variable.getOpcode() <= Opcodes.ALOAD;
      char sort = loads ? SORTS.charAt(variable.getOpcode() - Opcodes.ILOAD) : DEAD;
      sorts[variable.var] = sort;
    }
    return sorts;
  }

  /** The sort of a variable before an instruction, or {@link #DEAD}. */
  public char before(int index, int local) {
    return before[index][local];
  }
}
