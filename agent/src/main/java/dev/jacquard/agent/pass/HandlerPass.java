package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.code.Unwinding;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Lets the end of a run pass through the handlers of the program. */
public final class HandlerPass {
  private static final Set<String> CATCHING =
      Set.of(
          "java/lang/Throwable",
          "java/lang/Error",
          "java/lang/LinkageError",
          "java/lang/VerifyError");

  public void apply(MethodRewriter method) {
    Set<LabelNode> done = new HashSet<>();
    for (TryCatchBlockNode block : method.method().tryCatchBlocks) {
      if ((block.type == null || CATCHING.contains(block.type)) && done.add(block.handler)) {
        method
            .code()
            .insertBefore(
                firstInstruction(block.handler),
                MethodRewriter.list(
                    new InsnNode(Opcodes.DUP),
                    Hook.call(Unwinding.class, "pass", Throwable.class)));
      }
    }
  }

  private static AbstractInsnNode firstInstruction(LabelNode handler) {
    AbstractInsnNode node = handler;
    while (node.getOpcode() < 0) {
      node = node.getNext();
    }
    return node;
  }
}
