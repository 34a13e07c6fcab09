package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.scope.CollectionClasses;
import dev.jacquard.runtime.primitive.access.CollectionAccess;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells the runtime when methods of the JDK's collections look at or change their insides. What the
 * code really does counts, not the name of the method: a {@code remove} that finds nothing only
 * reads.
 */
public final class CollectionPass {
  /** Views that a map keeps once they were asked for; the JDK allows threads to race for them. */
  private static final Set<String> CACHES =
      Set.of("keySet", "values", "entrySet", "navigableKeySet", "descendingMap");

  private static final String OUTER = "this$0";

  public void apply(ClassNode owner, MethodNode method) {
    if ((method.access & Opcodes.ACC_STATIC) != 0 || method.name.equals("<init>")) {
      return;
    }
    if (CollectionClasses.areUnsynchronized(owner.name)) {
      tellAccesses(method, new InsnList());
    } else {
      outer(owner).ifPresent(field -> tellAccesses(method, MethodRewriter.list(field)));
    }
  }

  private static java.util.Optional<AbstractInsnNode> outer(ClassNode owner) {
    for (FieldNode field : owner.fields) {
      if (field.name.equals(OUTER) && CollectionClasses.areUnsynchronized(className(field.desc))) {
        return java.util.Optional.of(
            new FieldInsnNode(Opcodes.GETFIELD, owner.name, OUTER, field.desc));
      }
    }
    return java.util.Optional.empty();
  }

  private static String className(String descriptor) {
    return descriptor.startsWith("L")
        ? descriptor.substring(1, descriptor.length() - 1)
        : descriptor;
  }

  private static void tellAccesses(MethodNode method, InsnList path) {
    boolean reads = false;
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node instanceof FieldInsnNode access && isInside(access)) {
        reads |= node.getOpcode() == Opcodes.GETFIELD;
        if (node.getOpcode() == Opcodes.PUTFIELD) {
          method.instructions.insertBefore(node, tell(copy(path), "write"));
        }
      } else if (node.getOpcode() == Opcodes.AASTORE || node.getOpcode() == Opcodes.LASTORE) {
        method.instructions.insertBefore(node, tell(copy(path), "write"));
      }
    }
    if (reads) {
      method.instructions.insert(tell(copy(path), "read"));
    }
  }

  /** Whether a field is part of a collection: its own, or one of its nodes. */
  private static boolean isInside(FieldInsnNode access) {
    boolean node = access.owner.endsWith("Node") || access.owner.endsWith("Entry");
    boolean own =
        CollectionClasses.areUnsynchronized(access.owner) && !CACHES.contains(access.name);
    return own || (node && access.owner.startsWith("java/util/"));
  }

  private static InsnList copy(InsnList path) {
    InsnList copy = new InsnList();
    for (AbstractInsnNode node : path) {
      copy.add(node.clone(java.util.Map.of()));
    }
    return copy;
  }

  private static InsnList tell(InsnList path, String what) {
    InsnList code = MethodRewriter.list(new VarInsnNode(Opcodes.ALOAD, 0));
    code.add(path);
    code.add(Hook.call(CollectionAccess.class, what, Object.class));
    return code;
  }
}
