package dev.jacquard.agent.pass;

import static dev.jacquard.agent.emit.MethodRewriter.list;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.runtime.primitive.code.Linkage;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Turns hooks off in methods that the VM calls, and in class initialisers that can't be repeated.
 */
public final class LinkagePass {
  private static final Set<String> LOOKUPS =
      Set.of(
          "loadClass",
          "makeImpl",
          "asType",
          "getMethodHandle",
          "getMethodHandleUncached",
          "acquireMethodAccessor",
          "acquireConstructorAccessor",
          "acquireFieldAccessor",
          "acquireOverrideFieldAccessor",
          "completion",
          "drainLoggerRefQueueBounded",
          "registerContainer",
          "deregisterContainer");

  public void apply(MethodNode method) {
    apply(method, LOOKUPS.contains(method.name) ? "beginLookup" : "begin");
  }

  /** Turns hooks off in an initialiser of the program that can't be repeated, and tells of it. */
  public void applyToInitialiser(ClassNode owner, MethodNode method) {
    apply(method, "begin");
    method.instructions.insert(
        list(
            new LdcInsnNode(owner.name.replace('/', '.')),
            Hook.call(Linkage.class, "once", String.class)));
  }

  /** Turns hooks off in a method that makes no difference to the program when it is called. */
  public void applyToLookup(MethodNode method) {
    apply(method, "beginLookup");
  }

  private static void apply(MethodNode method, String begin) {
    InsnList code = method.instructions;
    for (AbstractInsnNode node : code.toArray()) {
      if (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN) {
        code.insertBefore(node, Hook.call(Linkage.class, "end"));
      }
    }
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    code.insert(list(Hook.call(Linkage.class, begin), start));
    code.add(end);
    code.add(
        new FrameNode(
            Opcodes.F_NEW,
            0,
            new Object[0],
            1,
            new Object[] {Type.getInternalName(Throwable.class)}));
    code.add(Hook.call(Linkage.class, "end"));
    code.add(new InsnNode(Opcodes.ATHROW));
    method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
  }
}
