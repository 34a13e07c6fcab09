package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.BlockingMethods;
import dev.jacquard.agent.scope.OutsideEffects;
import dev.jacquard.agent.scope.OutsideEffects.Effect;
import dev.jacquard.runtime.primitive.world.BlockingCalls;
import dev.jacquard.runtime.primitive.world.OutsideWorld;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets the methods of {@link OutsideEffects} tell that they reach outside of the JVM, and those of
 * {@link BlockingMethods} that they may wait there.
 */
public final class OutsidePass {
  private static final Type THIS = Type.getType(Object.class);

  private static final List<Method> OUTSIDE = hooks(OutsideWorld.class);
  private static final List<Method> BLOCKING = hooks(BlockingCalls.class);

  /** The hooks of a class; those that want to know more come first. */
  private static List<Method> hooks(Class<?> owner) {
    List<Method> hooks = new ArrayList<>(Hook.methods(owner));
    hooks.sort((one, other) -> other.getParameterCount() - one.getParameterCount());
    return hooks;
  }

  public void apply(ClassNode owner, MethodNode method) {
    OutsideEffects.of(owner.name, method.name).ifPresent(effect -> tell(method, OUTSIDE, effect));
    BlockingMethods.of(owner.name, method.name).ifPresent(effect -> tell(method, BLOCKING, effect));
  }

  private static void tell(MethodNode method, List<Method> hooks, Effect effect) {
    for (Method hook : hooks) {
      if (hook.getName().equals(effect.hook()) && tell(method, hook, effect.words())) {
        return;
      }
    }
  }

  /** Calls the hook with what it asks for: the object itself, and arguments of some types. */
  private static boolean tell(MethodNode method, Method hook, String words) {
    InsnList code = MethodRewriter.list(new LdcInsnNode(words));
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    Type[] arguments = Type.getArgumentTypes(method.desc);
    int local = isStatic ? 0 : 1;
    int next = 0;
    for (int i = 1; i < hook.getParameterCount(); i++) {
      Type wanted = Type.getType(hook.getParameterTypes()[i]);
      if (wanted.equals(THIS) && !isStatic) {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        continue;
      }
      while (next < arguments.length && !arguments[next].equals(wanted)) {
        local += arguments[next++].getSize();
      }
      if (next == arguments.length) {
        return false;
      }
      code.add(MethodRewriter.load(wanted, local));
      local += arguments[next++].getSize();
    }
    code.add(Hook.call(hook));
    method.instructions.insert(code);
    return true;
  }
}
