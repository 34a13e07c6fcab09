package dev.jacquard.agent;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Turns a reference to a constructor of the JDK ({@code AtomicInteger::new}) into one to a method
 * that calls it: otherwise no rewritten code would make the object.
 */
final class ConstructorReferences {
  private static final String PREFIX = "$jacquard$new";

  private final ClassFilter filter;

  ConstructorReferences(ClassFilter filter) {
    this.filter = filter;
  }

  void apply(ClassNode owner) {
    List<MethodNode> makers = new ArrayList<>();
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof InvokeDynamicInsnNode dynamic) {
          for (int i = 0; i < dynamic.bsmArgs.length; i++) {
            if (dynamic.bsmArgs[i] instanceof Handle handle && isOfJdk(handle)) {
              MethodNode maker = maker(PREFIX + makers.size(), handle);
              makers.add(maker);
              dynamic.bsmArgs[i] = reference(owner, maker);
            }
          }
        }
      }
    }
    owner.methods.addAll(makers);
  }

  private boolean isOfJdk(Handle handle) {
    return handle.getTag() == Opcodes.H_NEWINVOKESPECIAL && !filter.isProgram(handle.getOwner());
  }

  private static Handle reference(ClassNode owner, MethodNode maker) {
    boolean inInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
    return new Handle(Opcodes.H_INVOKESTATIC, owner.name, maker.name, maker.desc, inInterface);
  }

  private static MethodNode maker(String name, Handle constructor) {
    Type made = Type.getObjectType(constructor.getOwner());
    Type[] parameters = Type.getArgumentTypes(constructor.getDesc());
    MethodNode maker =
        new MethodNode(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            name,
            Type.getMethodDescriptor(made, parameters),
            null,
            null);
    maker.instructions.add(new TypeInsnNode(Opcodes.NEW, constructor.getOwner()));
    maker.instructions.add(new InsnNode(Opcodes.DUP));
    int local = 0;
    for (Type parameter : parameters) {
      maker.instructions.add(MethodRewriter.load(parameter, local));
      local += parameter.getSize();
    }
    maker.maxLocals = local;
    maker.instructions.add(
        new MethodInsnNode(
            Opcodes.INVOKESPECIAL,
            constructor.getOwner(),
            constructor.getName(),
            constructor.getDesc(),
            false));
    maker.instructions.add(new InsnNode(Opcodes.ARETURN));
    return maker;
  }
}
