package dev.jacquard.agent.flow;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What lies on the operand stack before each instruction: the sorts of the values, bottom first.
 * The code has passed the verifier, so all ways to an instruction agree.
 */
public final class OperandStacks {
  /** An object whose constructor has not run yet: it can be moved, but not handed to anybody. */
  public static final char RAW = 'N';

  private static final int[] EMPTY = {};

  /** Results of the arithmetic from {@code IADD} to {@code DREM}, and of loads, by opcode. */
  private static final String SORTS = "IJFD";

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
      int[] after = new Effect(before[index], index).after();
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

  /** What one instruction does to the stack. */
  private final class Effect {
    private int[] stack;
    private int size;
    private final int index;

    Effect(int[] before, int index) {
      stack = Arrays.copyOf(before, before.length + 6);
      size = before.length;
      this.index = index;
    }

    int[] after() {
      AbstractInsnNode node = flow.instruction(index);
      if (node.getOpcode() >= 0) {
        apply(node, node.getOpcode());
      }
      return Arrays.copyOf(stack, size);
    }

    private void push(int sort) {
      stack[size++] = sort;
    }

    private int pop() {
      return stack[--size];
    }

    private void pop(int count) {
      size -= count;
    }

    private static boolean isWide(int value) {
      return value == 'J' || value == 'D';
    }

    private void apply(AbstractInsnNode node, int opcode) {
      if (node instanceof VarInsnNode variable) {
        move(variable, opcode);
      } else if (node instanceof FieldInsnNode field) {
        access(field, opcode);
      } else if (node instanceof MethodInsnNode call) {
        call(call);
      } else if (node instanceof InvokeDynamicInsnNode dynamic) {
        pop(Type.getArgumentTypes(dynamic.desc).length);
        result(Type.getReturnType(dynamic.desc));
      } else if (node instanceof LdcInsnNode constant) {
        push(sortOf(constant.cst));
      } else if (node instanceof MultiANewArrayInsnNode array) {
        pop(array.dims);
        push('A');
      } else if (opcode >= Opcodes.DUP && opcode <= Opcodes.SWAP) {
        shuffle(opcode);
      } else {
        simple(opcode);
      }
    }

    private void move(VarInsnNode variable, int opcode) {
      if (opcode >= Opcodes.ISTORE) {
        pop(opcode == Opcodes.RET ? 0 : 1);
      } else {
        push(opcode == Opcodes.ALOAD ? 'A' : SORTS.charAt(opcode - Opcodes.ILOAD));
      }
    }

    private void access(FieldInsnNode field, int opcode) {
      boolean writes = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
      boolean instance = opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD;
      pop((writes ? 1 : 0) + (instance ? 1 : 0));
      if (!writes) {
        push(sort(Type.getType(field.desc)));
      }
    }

    private void call(MethodInsnNode call) {
      pop(Type.getArgumentTypes(call.desc).length);
      if (call.getOpcode() != Opcodes.INVOKESTATIC) {
        int receiver = pop();
        for (int i = 0; i < size && receiver < 0; i++) {
          if (stack[i] == receiver) {
            stack[i] = 'A'; // it has been constructed
          }
        }
      }
      result(Type.getReturnType(call.desc));
    }

    private void result(Type type) {
      if (type.getSort() != Type.VOID) {
        push(sort(type));
      }
    }

    private char sortOf(Object constant) {
      if (constant instanceof ConstantDynamic dynamic) {
        return sort(Type.getType(dynamic.getDescriptor()));
      }
      return constant instanceof Integer
          ? 'I'
          : constant instanceof Long
              ? 'J'
              : constant instanceof Float ? 'F' : constant instanceof Double ? 'D' : 'A';
    }

    private void shuffle(int opcode) {
      int top = pop();
      if (opcode == Opcodes.SWAP) {
        int below = pop();
        push(top);
        push(below);
        return;
      }
      boolean pair = opcode >= Opcodes.DUP2 && !isWide(top);
      int second = pair ? pop() : 0;
      int depth = (opcode - Opcodes.DUP) % 3; // how far below the copy goes, in words
      int[] kept = new int[2];
      int between = 0;
      for (int words = 0; words < depth; ) {
        kept[between] = pop();
        words += isWide(kept[between++]) ? 2 : 1;
      }
      copy(pair, second, top);
      while (between > 0) {
        push(kept[--between]);
      }
      copy(pair, second, top);
    }

    private void copy(boolean pair, int second, int top) {
      if (pair) {
        push(second);
      }
      push(top);
    }

    private void simple(int opcode) {
      if (opcode == Opcodes.NEW) {
        push(~index);
      } else if (opcode <= Opcodes.SIPUSH) {
        constant(opcode);
      } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
        pop(2);
        push(opcode == Opcodes.AALOAD ? 'A' : element(opcode - Opcodes.IALOAD));
      } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
        pop(3);
      } else if (opcode == Opcodes.POP || opcode == Opcodes.POP2) {
        pop(opcode == Opcodes.POP2 && !isWide(stack[size - 1]) ? 2 : 1);
      } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR) {
        calculate(opcode);
      } else if (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
        pop(1);
        push("JFDIFDIJDIJFIII".charAt(opcode - Opcodes.I2L));
      } else {
        decide(opcode);
      }
    }

    private void constant(int opcode) {
      if (opcode == Opcodes.NOP) {
        return;
      }
      push(
          opcode == Opcodes.ACONST_NULL
              ? 'A'
              : opcode == Opcodes.LCONST_0 || opcode == Opcodes.LCONST_1
                  ? 'J'
                  : opcode >= Opcodes.FCONST_0 && opcode <= Opcodes.FCONST_2
                      ? 'F'
                      : opcode == Opcodes.DCONST_0 || opcode == Opcodes.DCONST_1 ? 'D' : 'I');
    }

    private static char element(int ordinal) {
      return ordinal < SORTS.length() ? SORTS.charAt(ordinal) : 'I';
    }

    private void calculate(int opcode) {
      boolean negates = opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG;
      if (opcode < Opcodes.ISHL) {
        pop(negates ? 1 : 2);
        push(SORTS.charAt((opcode - Opcodes.IADD) % 4));
      } else {
        pop(2);
        push(SORTS.charAt((opcode - Opcodes.ISHL) % 2));
      }
    }

    private void decide(int opcode) {
      switch (opcode) {
        case Opcodes.LCMP, Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG -> {
          pop(2);
          push('I');
        }
        case Opcodes.IF_ICMPEQ,
            Opcodes.IF_ICMPNE,
            Opcodes.IF_ICMPLT,
            Opcodes.IF_ICMPGE,
            Opcodes.IF_ICMPGT,
            Opcodes.IF_ICMPLE,
            Opcodes.IF_ACMPEQ,
            Opcodes.IF_ACMPNE ->
            pop(2);
        case Opcodes.GOTO, Opcodes.IINC, Opcodes.RETURN -> {}
        case Opcodes.JSR -> push('A');
        case Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF -> {
          pop(1);
          push('I');
        }
        case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.CHECKCAST -> {
          pop(1);
          push('A');
        }
        default -> pop(1); // conditional jumps, switches, returns, throws, monitors
      }
    }
  }
}
