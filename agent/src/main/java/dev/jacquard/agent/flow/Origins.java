package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Where the objects and arrays that a method uses come from, as far as its code tells.
 *
 * <p>A local variable or a place on the stack is a number: the sort of its value, or above {@link
 * #FIRST} the number of its origin. That an array may come from a field is never forgotten where
 * ways meet; that an object comes by a path is, unless all ways agree.
 */
public final class Origins {
  private static final int FIRST = 1000;
  private static final int UNKNOWN = 'A';
  private static final String ARRAY = "[";
  private static final String NESTED = "[[";

  /** Methods of the JDK that hand out the array in a field of their object, with that field. */
  private static final Map<String, FieldInsnNode> GIVERS =
      Map.of(
          "java/util/WeakHashMap.getTable()",
          new FieldInsnNode(
              Opcodes.GETFIELD,
              "java/util/WeakHashMap",
              "table",
              "[Ljava/util/WeakHashMap$Entry;"));

  private final ControlFlow flow;
  private final Predicate<FieldInsnNode> fixed;
  private final List<Origin> origins = new ArrayList<>();
  private final Map<Origin, Integer> numbers = new HashMap<>();
  private final int locals;

  /** Local variables, and behind them the stack. */
  private final int[][] before;

  /**
   * Follows the values of a method.
   *
   * @param fixed whether a field that is read never changes once its object is made
   */
  public Origins(MethodNode method, ControlFlow flow, Predicate<FieldInsnNode> fixed) {
    this.flow = flow;
    this.fixed = fixed;
    locals = method.maxLocals;
    before = new int[flow.size()][];
    Deque<Integer> open = new ArrayDeque<>();
    visit(0, parameters(method), open);
    while (!open.isEmpty()) {
      int index = open.pop();
      int[] after = after(index);
      for (int next : flow.successors(index)) {
        visit(next, flow.handlers(index).contains(next) ? thrown(before[index]) : after, open);
        if (flow.handlers(index).contains(next)) {
          visit(next, thrown(after), open);
        }
      }
    }
  }

  private int[] parameters(MethodNode method) {
    int[] state = new int[locals];
    Arrays.fill(state, UNKNOWN);
    boolean instance = (method.access & Opcodes.ACC_STATIC) == 0;
    int local = 0;
    if (instance) {
      state[local++] = number(Origin.object(Path.of(0)));
    }
    for (Type type : Type.getArgumentTypes(method.desc)) {
      if (type.getSort() == Type.OBJECT && !isAssigned(local)) {
        state[local] = number(Origin.object(Path.of(local)));
      }
      local += type.getSize();
    }
    return state;
  }

  private boolean isAssigned(int local) {
    for (int i = 0; i < flow.size(); i++) {
      if (flow.instruction(i) instanceof VarInsnNode variable
          && variable.var == local
          && variable.getOpcode() >= Opcodes.ISTORE) {
        return true;
      }
    }
    return false;
  }

  private int[] thrown(int[] state) {
    int[] handler = Arrays.copyOf(state, locals + 1);
    handler[locals] = UNKNOWN;
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
    for (int i = 0; i < state.length; i++) {
      int merged = merge(before[index][i], state[i]);
      changed |= merged != before[index][i];
      before[index][i] = merged;
    }
    if (changed) {
      open.push(index);
    }
  }

  private int merge(int a, int b) {
    if (a == b || (a < FIRST && b < FIRST)) {
      return a;
    }
    Origin merged = Origin.merge(origin(a), origin(b));
    return merged == null ? UNKNOWN : number(merged);
  }

  private int[] after(int index) {
    int[] state = before[index];
    AbstractInsnNode node = flow.instruction(index);
    int[] stack = Arrays.copyOfRange(state, locals, state.length);
    int[] next = new StackEffect(stack, node, index).after();
    int[] result = Arrays.copyOf(state, locals + next.length);
    System.arraycopy(next, 0, result, locals, next.length);
    int top = result.length - 1;
    switch (node.getOpcode()) {
      case Opcodes.ALOAD -> result[top] = state[((VarInsnNode) node).var];
      case Opcodes.ISTORE, Opcodes.FSTORE, Opcodes.ASTORE -> assign(result, node, stack);
      case Opcodes.LSTORE, Opcodes.DSTORE -> {
        assign(result, node, stack);
        result[((VarInsnNode) node).var + 1] = UNKNOWN;
      }
      case Opcodes.CHECKCAST -> result[top] = stack[stack.length - 1];
      case Opcodes.GETFIELD -> result[top] = read((FieldInsnNode) node, stack, result[top]);
      case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL -> {
        MethodInsnNode call = (MethodInsnNode) node;
        FieldInsnNode given = GIVERS.get(call.owner + "." + call.name + "()");
        if (given != null) {
          result[top] = read(given, stack, UNKNOWN);
        }
      }
      case Opcodes.AALOAD -> result[top] = element(origin(stack[stack.length - 2]), stack);
      default -> {}
    }
    return result;
  }

  private static void assign(int[] state, AbstractInsnNode node, int[] stack) {
    int value = stack[stack.length - 1];
    state[((VarInsnNode) node).var] = value < FIRST ? UNKNOWN : value;
  }

  private int read(FieldInsnNode field, int[] stack, int otherwise) {
    Origin owner = origin(stack[stack.length - 1]);
    Path path = owner == null || owner.isArray() ? null : owner.path();
    if (field.desc.startsWith(ARRAY)) {
      return number(new Origin(path, Set.of(field)));
    }
    boolean steady = path != null && !path.isLong() && field.desc.startsWith("L");
    return steady && fixed.test(field) ? number(Origin.object(path.to(field))) : otherwise;
  }

  /** An array of arrays is all part of the same object. */
  private static int element(Origin array, int[] stack) {
    boolean nested =
        array != null
            && array.isArray()
            && array.arrays().stream().anyMatch(field -> field.desc.startsWith(NESTED));
    return nested ? stack[stack.length - 2] : UNKNOWN;
  }

  private int number(Origin origin) {
    return numbers.computeIfAbsent(
        origin,
        key -> {
          origins.add(key);
          return FIRST + origins.size() - 1;
        });
  }

  private Origin origin(int value) {
    return value < FIRST ? null : origins.get(value - FIRST);
  }

  /** Whether an instruction can be reached at all. */
  public boolean reaches(int index) {
    return before[index] != null;
  }

  /** The origin of a value on the stack before an instruction, or null; 0 is the topmost one. */
  public Origin operand(int index, int depth) {
    return origin(before[index][before[index].length - 1 - depth]);
  }
}
