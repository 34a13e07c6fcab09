package dev.jacquard.agent;

import dev.jacquard.runtime.primitive.world.Uncontrolled;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;

/** Code that tells of something which is not under control, so that the verdict names it. */
final class Uncontrollable {
  private Uncontrollable() {}

  static InsnList tell(String what, int site) {
    return MethodRewriter.list(
        new LdcInsnNode(what),
        MethodRewriter.push(site),
        Hook.call(Uncontrolled.class, "use", String.class, int.class));
  }
}
