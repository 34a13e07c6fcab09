package dev.jacquard.agent.flow;

import java.util.Arrays;
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

/** What one instruction does to the operand stack. */
final class StackEffect {
  /** Values from here on have a sort in their last byte, and above it what the caller likes. */
  static final int LABELLED = 1 << 24;

  /** The sorts of numbers, in the order in which opcodes have them. */
  private static final String SORTS = "IJFD";

  private int[] stack;
  private int size;
  private final AbstractInsnNode node;
  private final int index;

  StackEffect(int[] before, AbstractInsnNode node, int index) {
    stack = Arrays.copyOf(before, before.length + 6);
    size = before.length;
    this.node = node;
    this.index = index;
  }

  int[] after() {
    if (node.getOpcode() >= 0) {
      apply(node.getOpcode());
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
    int sort = value < LABELLED ? value : value & 0xFF;
    return sort == 'J' || sort == 'D';
  }

  private void apply(int opcode) {
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
      push(OperandStacks.sort(Type.getType(field.desc)));
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
      push(OperandStacks.sort(type));
    }
  }

  private char sortOf(Object constant) {
    if (constant instanceof ConstantDynamic dynamic) {
      return OperandStacks.sort(Type.getType(dynamic.getDescriptor()));
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
