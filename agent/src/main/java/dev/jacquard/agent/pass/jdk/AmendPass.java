package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.reflect.Amendments;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/** Lets hooks amend what methods of the JDK return. */
public final class AmendPass {
  private final Map<String, Method> hooks = new HashMap<>();

  public AmendPass() {
    for (Class<?> hook : Amendments.all()) {
      String owner = Type.getInternalName(Amendments.amended(hook));
      for (Method method : Hook.methods(hook)) {
        hooks.put(owner + "." + method.getName() + Type.getMethodDescriptor(method), method);
      }
    }
  }

  public void apply(ClassNode owner, MethodNode method) {
    Method hook = hooks.get(owner.name + "." + method.name + descriptor(owner, method));
    if (hook == null) {
      return;
    }
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node.getOpcode() == Opcodes.ARETURN) {
        method.instructions.insertBefore(node, amend(owner, method, hook));
      }
    }
  }

  /** What a hook for a method takes: its result, its receiver, its arguments. */
  private static String descriptor(ClassNode owner, MethodNode method) {
    Type result = Type.getReturnType(method.desc);
    String receiver = isStatic(method) ? "" : "L" + owner.name + ";";
    return "(" + result.getDescriptor() + receiver + method.desc.substring(1);
  }

  private static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  private static InsnList amend(ClassNode owner, MethodNode method, Method hook) {
    InsnList code = new InsnList();
    int local = 0;
    if (!isStatic(method)) {
      code.add(MethodRewriter.load(Type.getObjectType(owner.name), local++));
    }
    for (Type type : Type.getArgumentTypes(method.desc)) {
      code.add(MethodRewriter.load(type, local));
      local += type.getSize();
    }
    code.add(Hook.call(hook));
    return code;
  }
}
