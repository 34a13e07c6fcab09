package dev.jacquard.agent.pass.hook;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Says of the hooks of a class, unless it {@link Tells} all, that a thread may learn more in them
 * than its steps tell: where a method begins, and behind each call in it, since that may have been
 * a step.
 */
public final class HidingPass {
  private static final String MARK = Type.getDescriptor(Tells.class);

  private HidingPass() {}

  /** Whether the steps of a class tell all. */
  public static boolean tells(ClassNode type) {
    return tells(type.visibleAnnotations);
  }

  private static boolean tells(List<AnnotationNode> marks) {
    return marks != null && marks.stream().anyMatch(mark -> mark.desc.equals(MARK));
  }

  /** Whether code of a method may run for a thread of the program, and does not tell all. */
  public static boolean concerns(MethodNode method) {
    return (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0
        && !method.name.startsWith("<")
        && !tells(method.visibleAnnotations);
  }

  /** Adds the calls to a method. */
  public static void apply(MethodNode method) {
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node.getType() == AbstractInsnNode.METHOD_INSN) {
        method.instructions.insert(node, hides());
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      AbstractInsnNode first = block.handler;
      while (first.getNext() instanceof FrameNode || first.getNext().getOpcode() < 0) {
        first = first.getNext();
      }
      method.instructions.insert(first, hides());
    }
    method.instructions.insert(hides());
  }

  private static InsnList hides() {
    return MethodRewriter.list(Hook.call(Control.class, "hides"));
  }
}
