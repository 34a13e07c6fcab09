package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.Allocation;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Names the containers that streams collect into: suppliers make them, for one thread at first. */
public final class SupplierPass {
  private static final String SUPPLIER = "java/util/function/Supplier";

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && call.owner.equals(SUPPLIER)
          && call.name.equals("get")) {
        method
            .code()
            .insert(
                node,
                MethodRewriter.list(
                    new InsnNode(Opcodes.DUP), Hook.call(Allocation.class, "made", Object.class)));
      }
    }
  }
}
