package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.thread.VirtualThreads;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Lets the JDK make virtual threads as it does on a VM without continuations: as threads of which
 * the program can't tell the difference, and whose start is the start of any thread.
 */
public final class VirtualThreadPass {
  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && call.owner.endsWith("/ContinuationSupport")
          && call.name.equals("isSupported")) {
        method.code().insert(call, Hook.call(VirtualThreads.class, "areReal", boolean.class));
      }
    }
  }
}
