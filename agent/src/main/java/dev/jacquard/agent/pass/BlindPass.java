package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.DroppedResults;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.BlindUpdates;
import dev.jacquard.agent.scope.Hierarchy;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds the updates of memory by which a thread learns nothing, so that their places say so. */
public final class BlindPass {
  /** Comes before the passes that add instructions, and before places get their numbers. */
  public void apply(MethodRewriter method) {
    Set<AbstractInsnNode> updates =
        BlindUpdates.in(
            method.method(), method.owner().name, access -> isPlain(method.hierarchy(), access));
    for (AbstractInsnNode node : method.code()) {
      if (node instanceof MethodInsnNode call && DroppedResults.is(call)) {
        updates.add(call);
      }
    }
    method.blind(updates);
  }

  private static boolean isPlain(Hierarchy hierarchy, FieldInsnNode access) {
    return hierarchy
        .field(access.owner, access.name, access.desc)
        .filter(field -> !field.is(Opcodes.ACC_VOLATILE))
        .isPresent();
  }
}
