package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.Path;
import dev.jacquard.agent.scope.Exemptions;
import dev.jacquard.runtime.primitive.access.Entries;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Entries of maps in the hands of the program: their methods tell what they do, and the methods of
 * maps tell to which map an entry that they make belongs.
 */
public final class EntryUsePass {
  private static final Set<String> METHODS =
      Set.of("getValue", "setValue", "toString", "equals", "hashCode");

  public void apply(MethodRewriter method) {
    if (method.isStatic() || method.isConstructor()) {
      return;
    }
    if (!Exemptions.isPart(method.owner().name)) {
      tellOfNew(method);
    } else if (METHODS.contains(method.method().name)) {
      tellOfUse(method);
    }
  }

  private static void tellOfUse(MethodRewriter method) {
    boolean writes = false;
    for (AbstractInsnNode node : method.code()) {
      writes |= node.getOpcode() == Opcodes.PUTFIELD && node instanceof FieldInsnNode;
    }
    method
        .code()
        .insert(
            MethodRewriter.list(
                new VarInsnNode(Opcodes.ALOAD, 0),
                Hook.call(Entries.class, writes ? "write" : "read", Object.class)));
  }

  private static void tellOfNew(MethodRewriter method) {
    Path whole = CollectionParts.whole(method.owner());
    if (whole == null) {
      return;
    }
    Deque<TypeInsnNode> open = new ArrayDeque<>();
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.NEW) {
        open.push((TypeInsnNode) node);
      } else if (node.getOpcode() == Opcodes.INVOKESPECIAL
          && ((MethodInsnNode) node).name.equals("<init>")
          && !open.isEmpty()
          && Exemptions.isPart(open.pop().desc)) {
        InsnList code = MethodRewriter.list(new InsnNode(Opcodes.DUP));
        code.add(whole.load());
        code.add(Hook.call(Entries.class, "made", Object.class, Object.class));
        method.code().insert(node, code);
      }
    }
  }
}
