package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.FieldTable;
import dev.jacquard.agent.scope.FieldTable.Access;
import dev.jacquard.agent.scope.Quietness;
import dev.jacquard.runtime.primitive.code.Loops;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells the runtime of effects that no other hook sees, so that no loop is taken for one that only
 * waits: calls of code that is not rewritten, unless it is known to leave everything as it is; and
 * what the JDK's own code writes.
 */
public final class EffectPass {
  private final boolean jdk;

  /** For program code or for the JDK's own. */
  public EffectPass(boolean program) {
    jdk = !program;
  }

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call) {
        if (hasEffect(method, call.owner, call.name)) {
          tell(method, node);
        }
      } else if (jdk && writes(node.getOpcode()) && !isStep(method, node)) {
        tell(method, node);
      }
    }
  }

  private static boolean hasEffect(MethodRewriter method, String owner, String name) {
    return !name.equals("<init>")
        && !owner.startsWith("[")
        && !method.hierarchy().isProgram(owner)
        && !Quietness.isQuiet(owner, name);
  }

  private static boolean writes(int opcode) {
    return opcode == Opcodes.PUTFIELD
        || opcode == Opcodes.PUTSTATIC
        || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE);
  }

  /** Whether a hook makes a step of a write, or else sees an effect in it. */
  private static boolean isStep(MethodRewriter method, AbstractInsnNode node) {
    return node instanceof FieldInsnNode write
        && !method.isConstructor()
        && method
            .hierarchy()
            .field(write.owner, write.name, write.desc)
            .filter(field -> FieldTable.inJdk(field) == Access.VOLATILE)
            .isPresent();
  }

  private static void tell(MethodRewriter method, AbstractInsnNode node) {
    if (!method.isBeforeSuperCall(node)) {
      method.code().insertBefore(node, Hook.call(Loops.class, "effect"));
    }
  }
}
