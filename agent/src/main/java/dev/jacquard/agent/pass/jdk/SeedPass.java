package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.world.Randomness;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Generators of random numbers that are made without a seed take it from a hook. Otherwise they
 * would get it from the time and from a counter of the JDK, which is another one in each run.
 */
public final class SeedPass {
  public void apply(MethodRewriter method) {
    if (!method.isConstructor() || !method.method().desc.equals("()V")) {
      return;
    }
    for (AbstractInsnNode node : method.code().toArray()) {
      boolean counts =
          node instanceof MethodInsnNode call
              && call.name.equals("getAndAdd")
              && call.desc.equals("(J)J");
      if (counts || node.getOpcode() == Opcodes.LXOR) {
        method.code().insert(node, Hook.call(Randomness.class, "seed", long.class));
      }
    }
  }
}
