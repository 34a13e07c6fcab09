package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.OutsideEffects;
import dev.jacquard.agent.scope.OutsideEffects.Effect;
import dev.jacquard.runtime.primitive.world.OutsideWorld;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Lets the methods of {@link OutsideEffects} tell that they reach outside of the JVM. */
public final class OutsidePass {
  public void apply(ClassNode owner, MethodNode method) {
    Optional<Effect> effect = OutsideEffects.of(owner.name, method.name);
    if (effect.isEmpty()) {
      return;
    }
    for (Method hook : Hook.methods(OutsideWorld.class)) {
      if (hook.getName().equals(effect.get().hook()) && tell(method, hook, effect.get().words())) {
        return;
      }
    }
  }

  /**
   * Calls the hook, with arguments of the types that it asks for, the first of each that is left;
   * an object is the receiver.
   */
  private static boolean tell(MethodNode method, Method hook, String words) {
    InsnList code = MethodRewriter.list(new LdcInsnNode(words));
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    Type[] given = Type.getArgumentTypes(method.desc);
    int local = isStatic ? 0 : 1;
    int next = 0;
    for (Class<?> wanted : List.of(hook.getParameterTypes()).subList(1, hook.getParameterCount())) {
      if (wanted == Object.class && !isStatic) {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        continue;
      }
      while (next < given.length && !given[next].equals(Type.getType(wanted))) {
        local += given[next++].getSize();
      }
      if (next == given.length) {
        return false;
      }
      code.add(MethodRewriter.load(given[next], local));
      local += given[next++].getSize();
    }
    code.add(Hook.call(hook));
    method.instructions.insert(code);
    return true;
  }
}
