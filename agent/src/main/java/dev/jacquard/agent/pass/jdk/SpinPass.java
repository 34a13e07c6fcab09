package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.MethodRewriter;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells the JDK that there is one processor where it asks to find out how long to spin before it
 * waits: then it does not spin, on every machine.
 */
public final class SpinPass {
  /** Those that ask to find out how many threads to have. */
  private static final Set<String> POOLS =
      Set.of("java/util/concurrent/ForkJoinPool", "java/util/concurrent/Executors");

  public void apply(MethodRewriter method) {
    if (POOLS.contains(method.owner().name)) {
      return;
    }
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && call.owner.equals("java/lang/Runtime")
          && call.name.equals("availableProcessors")) {
        method
            .code()
            .insert(
                node,
                MethodRewriter.list(new InsnNode(Opcodes.POP), new InsnNode(Opcodes.ICONST_1)));
      }
    }
  }
}
