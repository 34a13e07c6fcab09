package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.link.Slot;
import dev.jacquard.runtime.primitive.synchronizer.Monitors;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** {@code synchronized} in program code: the hook takes the place of the monitor. */
public final class MonitorPass {
  /** Replaces the monitors of a method of the program. */
  public void replace(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.MONITORENTER || node.getOpcode() == Opcodes.MONITOREXIT) {
        method.code().insertBefore(node, MethodRewriter.push(method.site(node)));
        method.code().set(node, hook(node.getOpcode() == Opcodes.MONITORENTER));
      }
    }
    dropSelfCovering(method.method());
    if ((method.method().access & Opcodes.ACC_SYNCHRONIZED) != 0) {
      enclose(method);
    }
  }

  /**
   * Compilers let the handler that releases a monitor cover itself. A hook may throw, and would
   * then be called for ever.
   */
  private static void dropSelfCovering(MethodNode method) {
    for (TryCatchBlockNode block : List.copyOf(method.tryCatchBlocks)) {
      int start = method.instructions.indexOf(block.start);
      int handler = method.instructions.indexOf(block.handler);
      if (block.type == null
          && start <= handler
          && handler < method.instructions.indexOf(block.end)) {
        if (start == handler) {
          method.tryCatchBlocks.remove(block);
        } else {
          block.end = block.handler; // a body that only throws has one range with its handler
        }
      }
    }
  }

  /** Turns a synchronized method into one whose body is a synchronized block. */
  private static void enclose(MethodRewriter rewriter) {
    MethodNode method = rewriter.method();
    InsnList code = method.instructions;
    Slot site = rewriter.site(code.getFirst());
    method.access &= ~Opcodes.ACC_SYNCHRONIZED;
    for (AbstractInsnNode node : code.toArray()) {
      if (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN) {
        code.insertBefore(
            node,
            MethodRewriter.list(
                lock(rewriter), MethodRewriter.push(rewriter.site(node)), hook(false)));
      }
    }
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    code.insert(MethodRewriter.list(lock(rewriter), MethodRewriter.push(site), hook(true), start));
    // The exits before the returns are covered too: if one of them throws, the lock is not held.
    code.add(end);
    Object[] locals = rewriter.isStatic() ? new Object[0] : new Object[] {rewriter.owner().name};
    code.add(
        new FrameNode(
            Opcodes.F_NEW,
            locals.length,
            locals,
            1,
            new Object[] {Type.getInternalName(Throwable.class)}));
    code.add(
        MethodRewriter.list(
            lock(rewriter),
            MethodRewriter.push(site),
            Hook.call(Monitors.class, "exitAfterThrow", Object.class, int.class),
            new InsnNode(Opcodes.ATHROW)));
    method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
  }

  private static AbstractInsnNode lock(MethodRewriter rewriter) {
    return rewriter.isStatic()
        ? new LdcInsnNode(Type.getObjectType(rewriter.owner().name))
        : new VarInsnNode(Opcodes.ALOAD, 0);
  }

  private static MethodInsnNode hook(boolean enter) {
    return Hook.call(Monitors.class, enter ? "enter" : "exit", Object.class, int.class);
  }
}
