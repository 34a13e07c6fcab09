package dev.jacquard.agent.pass.hook;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Says of the hooks of a class, unless it {@link Tells} all, that a thread may learn more in them
 * than its steps tell: where a method begins, and behind each call in it, since that may have been
 * a step.
 */
public final class HidingPass {
  private static final String MARK = Type.getDescriptor(Tells.class);

  private static final String MODELS = Type.getDescriptor(Models.class);
  private static final List<AnnotationNode> NONE = List.of();

  /** By the packages that models are in. */
  private static final Map<String, String> TOPICS =
      Map.of(
          "collection", "collections",
          "forkjoin", "fork/join pools",
          "future", "futures",
          "pool", "thread pools",
          "synchronizer", "synchronizers",
          "thread", "threads",
          "timer", "timers");

  private static final String OTHERWISE = "what is outside of the program";

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

  /** What threads learn something of by a class, for people: what it models, or else its topic. */
  public static String topic(ClassNode type) {
    for (AnnotationNode mark : type.visibleAnnotations == null ? NONE : type.visibleAnnotations) {
      if (mark.desc.equals(MODELS) && mark.values.get(1) instanceof Type modelled) {
        String name = modelled.getInternalName();
        return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
      }
    }
    String inside = type.name.substring(0, type.name.lastIndexOf('/'));
    return TOPICS.getOrDefault(inside.substring(inside.lastIndexOf('/') + 1), OTHERWISE);
  }

  /** Adds the calls to a method of a class with a {@linkplain #topic topic}. */
  public static void apply(MethodNode method, String topic) {
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node.getType() == AbstractInsnNode.METHOD_INSN) {
        method.instructions.insert(node, hides(topic));
      }
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      AbstractInsnNode first = block.handler;
      while (first.getNext() instanceof FrameNode || first.getNext().getOpcode() < 0) {
        first = first.getNext();
      }
      method.instructions.insert(first, hides(topic));
    }
    method.instructions.insert(hides(topic));
  }

  private static InsnList hides(String topic) {
    return MethodRewriter.list(
        new LdcInsnNode(topic), Hook.call(Control.class, "hides", String.class));
  }
}
