package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.FutureResults;
import dev.jacquard.runtime.primitive.future.Completions;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Plain and hasty accesses in futures.
 *
 * <p>Whoever has fired a dependent action of a future clears its plain fields, while others may be
 * about to fire it as well; what those find depends on chance, and makes no difference. Under
 * control the fields are kept, unless the program counts what waits for a future: the JDK counts
 * actions with cleared fields no more.
 *
 * <p>A stage that is added looks whether its source is complete, and if it is not adds itself to a
 * list and looks again. Only the second look has to be a step.
 */
public final class CompletionPass {
  private static final String FUTURE = "java/util/concurrent/CompletableFuture";
  private static final String PREFIX = FUTURE + "$";

  /** The methods that go through the list of what waits for a future. */
  private static final Set<String> COUNTING = Set.of("getNumberOfDependents", "toString");

  public void apply(MethodRewriter method) {
    if (method.owner().name.equals(FUTURE) && method.method().name.endsWith("Stage")) {
      for (AbstractInsnNode node : method.code().toArray()) {
        if (node.getOpcode() == Opcodes.GETFIELD && ((FieldInsnNode) node).name.equals("result")) {
          method
              .code()
              .set(node, Hook.call(FutureResults.class, "resultIfKnown", CompletableFuture.class));
        }
      }
    }
    if (method.owner().name.equals(FUTURE) && method.method().name.startsWith("obtrude")) {
      method.insertAtEntry(Hook.call(FutureResults.class, "obtrude"));
    }
    if (method.owner().name.equals(FUTURE) && COUNTING.contains(method.method().name)) {
      method.insertAtEntry(
          MethodRewriter.list(
              new VarInsnNode(Opcodes.ALOAD, 0),
              Hook.call(FutureResults.class, "count", CompletableFuture.class)));
    }
    if (method.owner().name.startsWith(PREFIX) && method.method().name.equals("tryFire")) {
      for (AbstractInsnNode node : method.code().toArray()) {
        if (node.getOpcode() == Opcodes.PUTFIELD
            && node.getPrevious().getOpcode() == Opcodes.ACONST_NULL
            && isPlain((FieldInsnNode) node)) {
          keep(method.method(), (FieldInsnNode) node);
        }
      }
    }
  }

  /** A waiting thread is a volatile field, and clearing it ends the wait. */
  private static boolean isPlain(FieldInsnNode field) {
    return !field.name.equals("thread");
  }

  private static void keep(MethodNode method, FieldInsnNode write) {
    String type = Type.getType(write.desc).getInternalName();
    method.instructions.remove(write.getPrevious());
    method.instructions.insertBefore(
        write,
        MethodRewriter.list(
            new VarInsnNode(Opcodes.ALOAD, 0),
            new FieldInsnNode(Opcodes.GETFIELD, write.owner, write.name, write.desc),
            Hook.call(Completions.class, "cleared", Object.class),
            new TypeInsnNode(Opcodes.CHECKCAST, type)));
  }
}
