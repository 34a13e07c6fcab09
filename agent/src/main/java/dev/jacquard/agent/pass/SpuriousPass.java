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
  private static final String CONDITION = "java/util/concurrent/locks/Condition";
  private static final String SYNCHRONIZER = "java/util/concurrent/locks/AbstractQueued";
  private static final String PARKING = "java/util/concurrent/locks/LockSupport";
  private static final String TIME_UNIT = "java/util/concurrent/TimeUnit";
  private static final Set<String> WAITS = Set.of("()V", "(J)V", "(JI)V");
  private static final int NONE = -1;

  /** The waits behind which a class looks again. Comes before the passes that add instructions. */
  public Set<AbstractInsnNode> careful(ClassNode owner) {
    Set<AbstractInsnNode> careful = Collections.newSetFromMap(new IdentityHashMap<>());
    for (MethodNode method : owner.methods) {
      Rechecks rechecks = null;
      for (AbstractInsnNode node : method.instructions) {
        if (node instanceof MethodInsnNode call && isWait(call)) {
          rechecks = rechecks == null ? new Rechecks(method) : rechecks;
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
        announce(method, call, sort(call.owner, call.name, call.desc), careful.contains(call));
      } else if (node instanceof InvokeDynamicInsnNode dynamic && refersToWait(dynamic)) {
        tell(method, dynamic);
      }
    }
  }

  private static boolean isWait(MethodInsnNode call) {
    return sort(call.owner, call.name, call.desc) != NONE;
  }

  private static void announce(
      MethodRewriter method, MethodInsnNode call, int sort, boolean careful) {
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

  /** What sort of a wait a method is, or none. */
  private static int sort(String owner, String name, String descriptor) {
    if (name.equals("wait") && WAITS.contains(descriptor)) {
      return Spuriousness.WAIT;
    }
    if (owner.equals(TIME_UNIT) && name.equals("timedWait")) {
      return Spuriousness.WAIT;
    }
    if (owner.equals(PARKING) && name.startsWith("park")) {
      return Spuriousness.PARK;
    }
    boolean condition = owner.equals(CONDITION) || owner.startsWith(SYNCHRONIZER);
    return condition && name.startsWith("await") ? Spuriousness.AWAIT : NONE;
  }

  private static boolean refersToWait(InvokeDynamicInsnNode dynamic) {
    for (Object argument : dynamic.bsmArgs) {
      if (argument instanceof Handle handle
          && sort(handle.getOwner(), handle.getName(), handle.getDesc()) != NONE) {
        return true;
      }
    }
    return false;
  }
}
