package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.name.MethodParts;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Turns a reference to a method or constructor of the JDK ({@code list::add}, {@code
 * AtomicInteger::new}) into one to a method of the program that calls it: otherwise no rewritten
 * code would stand between the two.
 */
public final class JdkReferences {
  private static final String PURPOSE = "call";
  private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";

  public void apply(ClassRewriter type) {
    ClassNode owner = type.owner();
    List<MethodNode> callers = new ArrayList<>();
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof InvokeDynamicInsnNode dynamic
            && dynamic.bsm.getOwner().equals(LAMBDAS)
            && dynamic.bsmArgs[1] instanceof Handle handle
            && isOfJdk(type, handle)) {
          MethodNode caller =
              caller(MethodParts.name(PURPOSE, callers.size(), method.name), handle, dynamic.desc);
          setLine(caller, MethodRewriter.line(dynamic));
          callers.add(caller);
          dynamic.bsmArgs[1] = reference(owner, caller);
        }
      }
    }
    owner.methods.addAll(callers);
  }

  private static boolean isOfJdk(ClassRewriter type, Handle handle) {
    return handle.getTag() != Opcodes.H_INVOKESPECIAL
        && !handle.getOwner().startsWith("[")
        && !type.hierarchy().isProgram(handle.getOwner());
  }

  private static Handle reference(ClassNode owner, MethodNode caller) {
    boolean inInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
    return new Handle(Opcodes.H_INVOKESTATIC, owner.name, caller.name, caller.desc, inInterface);
  }

  private static MethodNode caller(String name, Handle target, String captured) {
    boolean makes = target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(target.getDesc())));
    if (!makes && target.getTag() != Opcodes.H_INVOKESTATIC) {
      parameters.add(0, receiver(target, captured));
    }
    Type result =
        makes ? Type.getObjectType(target.getOwner()) : Type.getReturnType(target.getDesc());
    MethodNode caller =
        new MethodNode(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            name,
            Type.getMethodDescriptor(result, parameters.toArray(new Type[0])),
            null,
            null);
    if (makes) {
      caller.instructions.add(new TypeInsnNode(Opcodes.NEW, target.getOwner()));
      caller.instructions.add(new InsnNode(Opcodes.DUP));
    }
    int local = 0;
    for (Type parameter : parameters) {
      caller.instructions.add(MethodRewriter.load(parameter, local));
      local += parameter.getSize();
    }
    caller.maxLocals = local;
    caller.instructions.add(
        new MethodInsnNode(
            opcode(target),
            target.getOwner(),
            target.getName(),
            target.getDesc(),
            target.isInterface()));
    caller.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
    return caller;
  }

  /** Steps of the call are shown where the reference stands. */
  private static void setLine(MethodNode caller, int line) {
    if (line > 0) {
      LabelNode start = new LabelNode();
      caller.instructions.insert(MethodRewriter.list(start, new LineNumberNode(line, start)));
    }
  }

  /** The type with which a receiver was captured must be the parameter's own. */
  private static Type receiver(Handle target, String captured) {
    Type[] types = Type.getArgumentTypes(captured);
    return types.length > 0 ? types[0] : Type.getObjectType(target.getOwner());
  }

  private static int opcode(Handle target) {
    return switch (target.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> Opcodes.INVOKEVIRTUAL;
    };
  }
}
