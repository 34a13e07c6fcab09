package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.agent.flow.Rechecks;
import dev.jacquard.runtime.primitive.thread.Spuriousness;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Lets the program tell of waits, which may return without a reason. */
public final class SpuriousPass {
  /** The waits behind which a class looks again. Comes before the passes that add instructions. */
  public Set<AbstractInsnNode> careful(ClassNode owner) {
    Set<AbstractInsnNode> careful = Collections.newSetFromMap(new IdentityHashMap<>());
    for (MethodNode method : owner.methods) {
      Rechecks rechecks = null;
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof MethodInsnNode call && isWait(call)) {
          rechecks = rechecks == null ? new Rechecks(owner, method) : rechecks;
          if (rechecks.follow(call)) {
            careful.add(call);
          }
        }
      }
    }
    return careful;
  }

  public void apply(MethodRewriter method, Set<AbstractInsnNode> careful) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call && isWait(call)) {
        announce(method, call, careful.contains(call));
      } else if (node instanceof InvokeDynamicInsnNode dynamic && refersToWait(dynamic)) {
        tell(method, dynamic);
      }
    }
  }

  private static boolean isWait(MethodInsnNode call) {
    return Spuriousness.sort(call.owner, call.name, call.desc) != Spuriousness.NONE;
  }

  private static void announce(MethodRewriter method, MethodInsnNode call, boolean careful) {
    int sort = Spuriousness.sort(call.owner, call.name, call.desc);
    method
        .code()
        .insertBefore(
            call,
            MethodRewriter.list(
                MethodRewriter.push(sort),
                MethodRewriter.push(method.site(call)),
                Hook.call(Spuriousness.class, careful ? "careful" : "rash", int.class, int.class)));
    if (sort == Spuriousness.AWAIT && !careful) {
      method
          .code()
          .insert(
              call,
              MethodRewriter.list(
                  MethodRewriter.push(method.site(call)),
                  Hook.call(Spuriousness.class, "over", int.class)));
    }
  }

  private static void tell(MethodRewriter method, AbstractInsnNode node) {
    method
        .code()
        .insertBefore(
            node,
            MethodRewriter.list(
                MethodRewriter.push(method.site(node)),
                Hook.call(Spuriousness.class, "refers", int.class)));
  }

  private static boolean refersToWait(InvokeDynamicInsnNode dynamic) {
    for (Object argument : dynamic.bsmArgs) {
      if (argument instanceof Handle handle
          && Spuriousness.sort(handle.getOwner(), handle.getName(), handle.getDesc())
              != Spuriousness.NONE) {
        return true;
      }
    }
    return false;
  }
}
