package dev.jacquard.agent.pass.hook;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets the methods of the runtime that {@link Enters} go from program code into Jacquard, and back
 * at each of their ends. Only bodies change, so that hooks which are loaded already can be
 * rewritten as well as class files in a jar.
 */
public final class EntryPass {
  private static final String MARK = Type.getDescriptor(Enters.class);
  private static final Type EXECUTION = Type.getType(Execution.class);

  /** Whether a method of the runtime is one that enters. */
  public static boolean enters(MethodNode method) {
    List<AnnotationNode> marks = method.visibleAnnotations;
    for (int i = 0; marks != null && i < marks.size(); i++) {
      if (marks.get(i).desc.equals(MARK)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the first parameter of a method is the execution: it runs inside Jacquard. */
  public static boolean hasExecution(MethodNode method) {
    Type[] parameters = Type.getArgumentTypes(method.desc);
    return parameters.length > 0 && parameters[0].equals(EXECUTION);
  }

  public void apply(MethodNode method) {
    if (!hasExecution(method)) {
      throw new IllegalStateException(method.name + " enters, but its execution has no name");
    }
    int execution = (method.access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
    LabelNode handler = new LabelNode();
    LabelNode start = new LabelNode();
    method.instructions.insert(
        MethodRewriter.list(
            Hook.call(Control.class, "enter"), new VarInsnNode(Opcodes.ASTORE, execution), start));
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN) {
        start = leaveBefore(method, node, start, handler);
      }
    }
    method.instructions.add(handler);
    method.instructions.add(
        new FrameNode(
            Opcodes.F_FULL,
            0,
            new Object[0],
            1,
            new Object[] {Type.getInternalName(Throwable.class)}));
    method.instructions.add(Hook.call(Control.class, "leave"));
    method.instructions.add(new InsnNode(Opcodes.ATHROW));
    cover(method, start, handler, handler);
  }

  /** Leaves before a return, which no handler covers; gives the label at which the rest begins. */
  private static LabelNode leaveBefore(
      MethodNode method, AbstractInsnNode end, LabelNode start, LabelNode handler) {
    LabelNode here = new LabelNode();
    LabelNode rest = new LabelNode();
    method.instructions.insertBefore(
        end, MethodRewriter.list(here, Hook.call(Control.class, "leave")));
    method.instructions.insert(end, rest);
    cover(method, start, here, handler);
    return rest;
  }

  /** Covers the code between two labels, if there is any: an empty range is not allowed. */
  private static void cover(MethodNode method, LabelNode start, LabelNode end, LabelNode handler) {
    AbstractInsnNode node = start.getNext();
    while (node != end && node.getOpcode() < 0) {
      node = node.getNext();
    }
    if (node != end) {
      method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
    }
  }
}
