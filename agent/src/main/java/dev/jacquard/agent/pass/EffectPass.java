package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.ClassFilter;
import dev.jacquard.agent.scope.Quietness;
import dev.jacquard.runtime.primitive.code.Loops;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells the runtime of effects that no other hook sees, so that no loop is taken for one that only
 * waits: calls of code that is not rewritten, unless it is known to leave everything as it is; and
 * what the JDK's own code writes.
 */
public final class EffectPass {
  private final ClassFilter filter;

  public EffectPass(ClassFilter filter) {
    this.filter = filter;
  }

  public void apply(MethodRewriter method) {
    boolean jdk = method.loader() == null;
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call) {
        if (hasEffect(call.owner, call.name)) {
          tell(method, node);
        }
      } else if (jdk && writes(node.getOpcode())) {
        tell(method, node);
      }
    }
  }

  private boolean hasEffect(String owner, String name) {
    return !name.equals("<init>")
        && !owner.startsWith("[")
        && !filter.isProgram(owner)
        && !Quietness.isQuiet(owner, name);
  }

  private static boolean writes(int opcode) {
    return opcode == Opcodes.PUTFIELD
        || opcode == Opcodes.PUTSTATIC
        || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE);
  }

  private static void tell(MethodRewriter method, AbstractInsnNode node) {
    if (!method.isBeforeSuperCall(node)) {
      method.code().insertBefore(node, Hook.call(Loops.class, "effect"));
    }
  }
}
