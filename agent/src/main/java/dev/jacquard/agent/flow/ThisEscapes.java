package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Where constructors of a class let others have the object that they construct: they hand it to a
 * method, call one of its own, store it or capture it. What is assigned later may be seen
 * unassigned by whoever has the object.
 */
public final class ThisEscapes {
  /** The object under construction, among the sorts of {@link StackEffect}. */
  private static final int THIS = 'T';

  private final Set<String> assignedLater = new HashSet<>();
  private boolean any;

  public ThisEscapes(ClassNode owner) {
    for (MethodNode method : owner.methods) {
      if (method.name.equals("<init>")) {
        visit(owner, method);
      }
    }
  }

  /** Whether a constructor lets others have its object at all. */
  public boolean any() {
    return any;
  }

  /** The fields, by name and descriptor with a colon between, that are assigned after that. */
  public Set<String> assignedLater() {
    return Set.copyOf(assignedLater);
  }

  private void visit(ClassNode owner, MethodNode constructor) {
    ControlFlow flow = new ControlFlow(constructor);
    int[][] before = stacks(flow);
    boolean escaped = false;
    for (int i = 0; i < flow.size(); i++) {
      AbstractInsnNode node = flow.instruction(i);
      if (before[i] != null && node.getOpcode() >= 0) {
        escaped |= lets(before[i], node, i);
        if (escaped && node.getOpcode() == Opcodes.PUTFIELD) {
          FieldInsnNode field = (FieldInsnNode) node;
          if (field.owner.equals(owner.name)) {
            assignedLater.add(field.name + ":" + field.desc);
          }
        }
      }
    }
    any |= escaped;
  }

  private static int[][] stacks(ControlFlow flow) {
    int[][] before = new int[flow.size()][];
    Deque<Integer> open = new ArrayDeque<>();
    reach(before, 0, new int[0], open);
    while (!open.isEmpty()) {
      int index = open.pop();
      int[] after = after(before[index], flow.instruction(index), index);
      for (int next : flow.successors(index)) {
        boolean handler = flow.handlers(index).contains(next);
        reach(before, next, handler ? new int[] {'A'} : after, open);
      }
    }
    return before;
  }

  /** Where ways meet, a value is the object if it is so on one of them. */
  private static void reach(int[][] before, int index, int[] stack, Deque<Integer> open) {
    if (index >= before.length) {
      return;
    }
    if (before[index] == null) {
      before[index] = stack;
      open.push(index);
      return;
    }
    int[] met = before[index].clone();
    for (int i = 0; i < Math.min(met.length, stack.length); i++) {
      if (stack[i] == THIS) {
        met[i] = THIS;
      }
    }
    if (!Arrays.equals(met, before[index])) {
      before[index] = met;
      open.push(index);
    }
  }

  private static int[] after(int[] before, AbstractInsnNode node, int index) {
    int[] after = new StackEffect(before, node, index).after();
    if (node instanceof VarInsnNode variable
        && variable.getOpcode() == Opcodes.ALOAD
        && variable.var == 0) {
      after[after.length - 1] = THIS;
    }
    return after;
  }

  /** Whether an instruction lets others have the object. */
  private static boolean lets(int[] before, AbstractInsnNode node, int index) {
    int[] after = after(before, node, index);
    boolean loads = node.getOpcode() == Opcodes.ALOAD;
    if (loads || count(after) >= count(before)) {
      return false;
    }
    return switch (node.getOpcode()) {
      case Opcodes.GETFIELD,
          Opcodes.POP,
          Opcodes.POP2,
          Opcodes.IFNULL,
          Opcodes.IFNONNULL,
          Opcodes.IF_ACMPEQ,
          Opcodes.IF_ACMPNE,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT ->
          false;
      case Opcodes.PUTFIELD -> before[before.length - 1] == THIS;
      case Opcodes.INVOKESPECIAL -> !isConstruction((MethodInsnNode) node, before, after);
      default -> true;
    };
  }

  /** The call of a constructor on the object itself, to which it is not an argument too. */
  private static boolean isConstruction(MethodInsnNode call, int[] before, int[] after) {
    return call.name.equals("<init>")
        && count(before) - count(after) == 1
        && isReceiver(call, before);
  }

  private static boolean isReceiver(MethodInsnNode call, int[] before) {
    int arguments = org.objectweb.asm.Type.getArgumentTypes(call.desc).length;
    return before[before.length - 1 - arguments] == THIS;
  }

  private static int count(int[] stack) {
    int count = 0;
    for (int value : stack) {
      count += value == THIS ? 1 : 0;
    }
    return count;
  }
}
