package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.OutsideEffects;
import dev.jacquard.agent.scope.OutsideEffects.Effect;
import dev.jacquard.runtime.primitive.world.OutsideWorld;
import java.lang.reflect.Method;
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
  private static final Type OBJECT = Type.getType(Object.class);

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

  /** Calls the hook, with the object or the first argument of the type that it asks for. */
  private static boolean tell(MethodNode method, Method hook, String words) {
    InsnList code = MethodRewriter.list(new LdcInsnNode(words));
    if (hook.getParameterCount() > 1) {
      Type wanted = Type.getType(hook.getParameterTypes()[1]);
      int local = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
      boolean found = wanted.equals(OBJECT) && local == 1;
      if (found) {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
      }
      for (Type type : Type.getArgumentTypes(method.desc)) {
        if (!found && type.equals(wanted)) {
          code.add(MethodRewriter.load(type, local));
          found = true;
        }
        local += type.getSize();
      }
      if (!found) {
        return false;
      }
    }
    code.add(Hook.call(hook));
    method.instructions.insert(code);
    return true;
  }
}
