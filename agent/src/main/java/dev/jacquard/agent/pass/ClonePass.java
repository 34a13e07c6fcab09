package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.reflect.Clones;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks before and after {@code super.clone()} of the JDK, which reads all fields. */
public final class ClonePass {
  private static final Type SEEN = Type.getType(Object[].class);

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.INVOKESPECIAL
          && node instanceof MethodInsnNode call
          && call.name.equals("clone")
          && call.desc.equals("()Ljava/lang/Object;")
          && !method.hierarchy().isProgram(call.owner)) {
        rewrite(method, call);
      }
    }
  }

  private static void rewrite(MethodRewriter method, MethodInsnNode call) {
    int seen = method.newLocal(SEEN);
    method
        .code()
        .insertBefore(
            call,
            MethodRewriter.list(
                new InsnNode(Opcodes.DUP),
                MethodRewriter.push(method.site(call)),
                Hook.call(Clones.class, "before", Object.class, int.class),
                MethodRewriter.store(SEEN, seen)));
    method
        .code()
        .insert(
            call,
            MethodRewriter.list(
                new InsnNode(Opcodes.DUP),
                MethodRewriter.load(SEEN, seen),
                Hook.call(Clones.class, "after", Object.class, Object[].class)));
  }
}
