package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.ClassRewriter;
import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.code.InterfaceFields;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Lets classes of old class files call the static methods that interfaces were given: the JVM
 * allows that from the format of Java 8 on.
 *
 * <p>Those of Java 6 and 7 become classes of Java 8, which has nothing that they would not bear.
 * Those from before have no stack maps, which Java 8 demands, and ask by class and name.
 */
final class OldClassPass {
  private OldClassPass() {}

  static void apply(ClassRewriter type) {
    ClassNode owner = type.owner();
    int version = owner.version & 0xFFFF;
    if (version >= Opcodes.V1_8) {
      return;
    }
    for (MethodNode method : owner.methods) {
      for (AbstractInsnNode node : method.instructions.toArray()) {
        if (node.getOpcode() == Opcodes.INVOKESTATIC && ((MethodInsnNode) node).itf) {
          if (version >= Opcodes.V1_6) {
            owner.version = Opcodes.V1_8;
            return;
          }
          ask(method, (MethodInsnNode) node);
        }
      }
    }
  }

  private static void ask(MethodNode method, MethodInsnNode call) {
    LdcInsnNode type = new LdcInsnNode(Type.getObjectType(call.owner));
    InsnList code;
    if (call.name.startsWith(InterfaceFields.GET)) {
      String field = call.name.substring(InterfaceFields.GET.length());
      code =
          MethodRewriter.list(
              type,
              new LdcInsnNode(field),
              Hook.call(InterfaceFields.class, "value", Class.class, String.class));
      InterfacePass.unbox(code, Type.getReturnType(call.desc));
    } else {
      code =
          MethodRewriter.list(
              new InsnNode(Opcodes.POP), // the site
              type,
              Hook.call(StaticState.class, "use", Class.class));
    }
    method.instructions.insert(call, code);
    method.instructions.remove(call);
  }
}
