package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.OutsideEffects;
import dev.jacquard.runtime.primitive.world.OutsideWorld;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * Settings of the whole JVM: public static methods by which a static field of a class of the JDK is
 * set. Threads could talk by it, and later runs would find it; nobody puts it back.
 */
public final class SettingPass {
  private static final int SETTER = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

  public void apply(MethodRewriter method) {
    if (isSetter(method) && setsField(method)) {
      String words =
          "the setting "
              + method.owner().name.replace('/', '.')
              + "."
              + method.method().name
              + ", which other threads and later runs may see,";
      method
          .code()
          .insert(
              MethodRewriter.list(
                  new LdcInsnNode(words), Hook.call(OutsideWorld.class, "leaves", String.class)));
    }
  }

  private static boolean isSetter(MethodRewriter method) {
    return (method.method().access & SETTER) == SETTER
        && (method.owner().access & Opcodes.ACC_PUBLIC) != 0
        && method.owner().name.startsWith("java")
        && method.method().name.startsWith("set")
        && OutsideEffects.of(method.owner().name, method.method().name).isEmpty();
  }

  private static boolean setsField(MethodRewriter method) {
    for (AbstractInsnNode node : method.code()) {
      if (node.getOpcode() == Opcodes.PUTSTATIC
          && ((FieldInsnNode) node).owner.equals(method.owner().name)) {
        return true;
      }
    }
    return false;
  }
}
