package dev.jacquard.agent.emit;

import dev.jacquard.agent.flow.OperandStacks;
import dev.jacquard.agent.link.Slot;
import dev.jacquard.runtime.primitive.code.LocalFrames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;

/**
 * What a method tells at one of its places.
 *
 * @param node the instruction that stood there
 * @param label marks the place while the instruction is rewritten
 * @param position the number of the place
 * @param stack the sorts of the values on the operand stack
 * @param locals the variables that are told
 * @param sorts their sorts
 * @param receiver how deep on the stack the object lies that is called, from 0
 * @param asks what is asked about the call that follows
 */
public record FrameReport(
    AbstractInsnNode node,
    LabelNode label,
    Slot position,
    String stack,
    List<Integer> locals,
    String sorts,
    int receiver,
    Asks asks) {

  /** Whether a call may depend on the thread that makes it. */
  public enum Asks {
    NOTHING,
    /** It may, if the object that is called is not made by the program. */
    RECEIVER,
    /** It may. */
    THREAD
  }

  /** Writes the reports of a method into its code. */
  public static void insert(MethodRewriter method, List<FrameReport> reports) {
    if (reports.isEmpty()) {
      return;
    }
    Variables variables = new Variables(method);
    int frame = method.newLocal(Type.INT_TYPE);
    if (Frames.areIn(method.owner())) {
      Frames.addInt(method.method(), frame);
    }
    for (FrameReport report : reports) {
      method.code().insert(report.label(), report.code(frame, variables));
    }
    InsnList entry =
        MethodRewriter.list(
            Hook.call(LocalFrames.class, "enter"), MethodRewriter.store(Type.INT_TYPE, frame));
    method.code().insert(entry);
  }

  /** The values on the stack go into variables meanwhile. */
  private InsnList code(int frame, Variables variables) {
    int[] moved = variables.forStack(stack);
    InsnList code = new InsnList();
    for (int i = moved.length - 1; i >= 0; i--) {
      code.add(MethodRewriter.store(type(stack.charAt(i)), moved[i]));
    }
    code.add(MethodRewriter.load(Type.INT_TYPE, frame));
    code.add(MethodRewriter.push(position));
    code.add(Hook.call(LocalFrames.class, "at", int.class, int.class));
    for (int i = 0; i < moved.length; i++) {
      if (stack.charAt(i) != OperandStacks.RAW) {
        tell(code, frame, i, stack.charAt(i), moved[i]);
      }
    }
    for (int i = 0; i < locals.size(); i++) {
      tell(code, frame, stack.length() + i, sorts.charAt(i), locals.get(i));
    }
    ask(code, frame, moved);
    for (int i = 0; i < moved.length; i++) {
      code.add(MethodRewriter.load(type(stack.charAt(i)), moved[i]));
    }
    return code;
  }

  private static void tell(InsnList code, int frame, int value, char sort, int local) {
    code.add(MethodRewriter.load(Type.INT_TYPE, frame));
    code.add(MethodRewriter.push(value));
    code.add(MethodRewriter.load(type(sort), local));
    code.add(Hook.call(LocalFrames.class, "put", int.class, int.class, Hook.carrier(type(sort))));
  }

  private void ask(InsnList code, int frame, int[] moved) {
    if (asks == Asks.NOTHING) {
      return;
    }
    code.add(MethodRewriter.load(Type.INT_TYPE, frame));
    if (asks == Asks.THREAD) {
      code.add(Hook.call(LocalFrames.class, "personal", int.class));
    } else {
      code.add(MethodRewriter.load(type('A'), moved[stack.length() - 1 - receiver]));
      code.add(Hook.call(LocalFrames.class, "personal", int.class, Object.class));
    }
  }

  private static Type type(char sort) {
    return switch (sort) {
      case 'I' -> Type.INT_TYPE;
      case 'J' -> Type.LONG_TYPE;
      case 'F' -> Type.FLOAT_TYPE;
      case 'D' -> Type.DOUBLE_TYPE;
      default -> Type.getType(Object.class);
    };
  }

  /** New variables of a method, used again at each place. */
  private static final class Variables {
    private final MethodRewriter method;
    private final Map<Type, List<Integer>> bySort = new HashMap<>();

    Variables(MethodRewriter method) {
      this.method = method;
    }

    int[] forStack(String stack) {
      Map<Type, Integer> used = new HashMap<>();
      int[] variables = new int[stack.length()];
      for (int i = 0; i < variables.length; i++) {
        Type type = type(stack.charAt(i));
        List<Integer> known = bySort.computeIfAbsent(type, t -> new ArrayList<>());
        int next = used.merge(type, 1, Integer::sum) - 1;
        if (next == known.size()) {
          known.add(method.newLocal(type));
        }
        variables[i] = known.get(next);
      }
      return variables;
    }
  }
}
