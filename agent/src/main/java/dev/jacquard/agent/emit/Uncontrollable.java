package dev.jacquard.agent.emit;

import dev.jacquard.agent.link.Slot;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;

/** Code that tells of something which is not under control, so that the verdict names it. */
public final class Uncontrollable {
  private Uncontrollable() {}

  public static InsnList tell(String what, Slot site) {
    return MethodRewriter.list(
        new LdcInsnNode(what),
        MethodRewriter.push(site),
        Hook.call(UncontrolledCalls.class, "use", String.class, int.class));
  }
}
