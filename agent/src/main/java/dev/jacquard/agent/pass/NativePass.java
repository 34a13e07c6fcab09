package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.world.OutsideWorld;
import java.util.ArrayList;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Native methods of the program: each gets a method of its name that tells of the call and then
 * calls it. The VM knows the prefix and finds the native code nevertheless.
 */
public final class NativePass {
  public static final String PREFIX = "$jacquard$native$";

  public void apply(ClassNode owner) {
    for (MethodNode method : new ArrayList<>(owner.methods)) {
      if ((method.access & Opcodes.ACC_NATIVE) != 0) {
        owner.methods.add(wrapper(owner, method));
        method.name = PREFIX + method.name;
        method.access =
            method.access & ~(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)
                | Opcodes.ACC_PRIVATE
                | Opcodes.ACC_SYNTHETIC;
      }
    }
  }

  private static MethodNode wrapper(ClassNode owner, MethodNode method) {
    MethodNode wrapper =
        new MethodNode(
            method.access & ~Opcodes.ACC_NATIVE,
            method.name,
            method.desc,
            method.signature,
            method.exceptions.toArray(new String[0]));
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    InsnList code = wrapper.instructions;
    String name = owner.name.replace('/', '.') + "." + method.name;
    code.add(new LdcInsnNode("calling the native method " + name));
    code.add(Hook.call(OutsideWorld.class, "talks", String.class));
    int local = 0;
    if (!isStatic) {
      code.add(new VarInsnNode(Opcodes.ALOAD, local++));
    }
    for (Type type : Type.getArgumentTypes(method.desc)) {
      code.add(MethodRewriter.load(type, local));
      local += type.getSize();
    }
    code.add(
        new MethodInsnNode(
            isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL,
            owner.name,
            PREFIX + method.name,
            method.desc,
            false));
    code.add(new InsnNode(Type.getReturnType(method.desc).getOpcode(Opcodes.IRETURN)));
    wrapper.maxLocals = local;
    return wrapper;
  }
}
