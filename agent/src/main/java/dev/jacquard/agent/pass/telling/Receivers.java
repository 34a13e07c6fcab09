package dev.jacquard.agent.pass.telling;

import dev.jacquard.agent.flow.ControlFlow;
import dev.jacquard.agent.flow.OperandStacks;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * How the source names the objects whose methods it calls: by a variable, or by the field that
 * holds them. Read off the code as compilers write it: the object is what was pushed last where it
 * lies on the stack.
 */
final class Receivers {
  /** What compilers write in front of the name of a variable that a class captures. */
  private static final String CAPTURED = "val$";

  /** What a name begins with that is one of a variable. */
  private static final String VARIABLE = "~";

  /** A variable whose name the compiler did not write down. */
  private static final String UNNAMED = VARIABLE;

  private static final String THIS = "this";

  private final String owner;
  private final MethodNode method;
  private final ControlFlow flow;
  private final OperandStacks stacks;

  Receivers(String owner, MethodNode method) {
    this.owner = owner;
    this.method = method;
    flow = new ControlFlow(method);
    stacks = new OperandStacks(flow);
  }

  int size() {
    return flow.size();
  }

  AbstractInsnNode instruction(int index) {
    return flow.instruction(index);
  }

  boolean reaches(int index) {
    return stacks.reaches(index);
  }

  /**
   * What the object of a call is called.
   *
   * @param name {@code this}, a variable, or the last field of a path; empty if it has no name
   * @param holder the local variable whose field it is, or -1
   */
  record Receiver(String name, int holder) {
    static final Receiver NAMELESS = new Receiver("", -1);
  }

  /** The object of a call. */
  Receiver of(int index) {
    MethodInsnNode call = (MethodInsnNode) flow.instruction(index);
    int place = stacks.before(index).length() - Type.getArgumentTypes(call.desc).length - 1;
    int first = lastAt(place, index);
    if (first < 0) {
      return Receiver.NAMELESS;
    }
    String name = start(first);
    int length = 0;
    int next = first + 1;
    while (!name.isEmpty() && next < index && isPartOfPath(next, place)) {
      name = longer(name, flow.instruction(next));
      length += flow.instruction(next) instanceof FieldInsnNode ? 1 : 0;
      length += isPart(flow.instruction(next)) ? 2 : 0;
      next++;
    }
    if (isReplaced(place, next, index)) {
      return Receiver.NAMELESS;
    }
    boolean held = length == 1 && flow.instruction(first).getOpcode() == Opcodes.ALOAD;
    return new Receiver(name, held ? ((VarInsnNode) flow.instruction(first)).var : -1);
  }

  /** The last instruction before a call that finds the stack so deep. */
  private int lastAt(int depth, int call) {
    for (int i = call - 1; i >= 0; i--) {
      if (flow.instruction(i).getOpcode() >= 0
          && stacks.reaches(i)
          && stacks.before(i).length() == depth) {
        return i;
      }
    }
    return -1;
  }

  private String start(int index) {
    AbstractInsnNode node = flow.instruction(index);
    if (node.getOpcode() == Opcodes.ALOAD) {
      return variable(((VarInsnNode) node).var, index);
    }
    if (node.getOpcode() == Opcodes.GETSTATIC) {
      FieldInsnNode field = (FieldInsnNode) node;
      return field.owner.equals(owner) ? field.name : simple(field.owner) + "." + field.name;
    }
    return "";
  }

  private String variable(int number, int index) {
    if (number == 0 && (method.access & Opcodes.ACC_STATIC) == 0) {
      return THIS;
    }
    List<LocalVariableNode> variables = method.localVariables;
    if (variables != null) {
      for (LocalVariableNode variable : variables) {
        if (variable.index == number
            && method.instructions.indexOf(variable.start) <= index
            && index < method.instructions.indexOf(variable.end)) {
          return VARIABLE + variable.name;
        }
      }
    }
    return UNNAMED;
  }

  private boolean isPartOfPath(int index, int place) {
    AbstractInsnNode node = flow.instruction(index);
    return node.getOpcode() < 0
        || (stacks.reaches(index)
            && stacks.before(index).length() == place + 1
            && (node.getOpcode() == Opcodes.GETFIELD
                || node.getOpcode() == Opcodes.CHECKCAST
                || isPart(node)));
  }

  /** A call without arguments hands out a part of its object, like {@code lock.readLock()}. */
  private static boolean isPart(AbstractInsnNode node) {
    return node instanceof MethodInsnNode call
        && call.getOpcode() != Opcodes.INVOKESTATIC
        && call.desc.startsWith("()L");
  }

  private static String longer(String name, AbstractInsnNode node) {
    if (isPart(node)) {
      String plain = name.startsWith(VARIABLE) ? name.substring(1) : name;
      String part = ((MethodInsnNode) node).name + "()";
      return plain.equals(THIS) || plain.isEmpty() ? part : plain + "." + part;
    }
    if (node.getOpcode() != Opcodes.GETFIELD) {
      return name;
    }
    String field = ((FieldInsnNode) node).name;
    if (field.startsWith("this$")) {
      return THIS;
    }
    return field.startsWith(CAPTURED) ? field.substring(CAPTURED.length()) : field;
  }

  /** Whether something else comes to lie there: an element, or what another call returns. */
  private boolean isReplaced(int place, int from, int call) {
    for (int i = from; i < call; i++) {
      if (stacks.reaches(i) && stacks.before(i).length() - operands(i) <= place) {
        return true;
      }
    }
    return false;
  }

  /** How many values an instruction takes from the stack that may put an object there. */
  private int operands(int index) {
    AbstractInsnNode node = flow.instruction(index);
    if (node instanceof MethodInsnNode call) {
      int object = call.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1;
      return Type.getArgumentTypes(call.desc).length + object;
    }
    if (node instanceof InvokeDynamicInsnNode dynamic) {
      return Type.getArgumentTypes(dynamic.desc).length;
    }
    return switch (node.getOpcode()) {
      case Opcodes.GETFIELD -> 1;
      case Opcodes.AALOAD -> 2;
      default -> -1;
    };
  }

  static String simple(String internalName) {
    String name = internalName.substring(internalName.lastIndexOf('/') + 1);
    return name.substring(name.lastIndexOf('$') + 1);
  }
}
