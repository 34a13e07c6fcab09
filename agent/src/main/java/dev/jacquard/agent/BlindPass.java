package dev.jacquard.agent;

import dev.jacquard.agent.flow.BlindUpdates;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

/** Finds the updates of memory by which a thread learns nothing, so that their places say so. */
final class BlindPass {
  private final Hierarchy hierarchy;

  BlindPass(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Comes before the passes that add instructions, and before places get their numbers. */
  void apply(MethodRewriter method) {
    method.blind(
        BlindUpdates.in(
            method.method(), method.owner().name, access -> isPlain(method.loader(), access)));
  }

  private boolean isPlain(ClassLoader loader, FieldInsnNode access) {
    return hierarchy
        .field(loader, access.owner, access.name, access.desc)
        .filter(field -> !field.is(Opcodes.ACC_VOLATILE))
        .isPresent();
  }
}
