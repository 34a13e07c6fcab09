package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.WeakAccesses;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Lets the program tell that it uses an atomic access that is weaker than volatile, or a fence:
 * what a fence orders among such accesses is more than interleavings show.
 */
public final class WeakAccessPass {
  private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
  private static final String ATOMIC = "java/util/concurrent/atomic/";
  private static final String UNSAFE = "sun/misc/Unsafe";
  private static final String FENCE = "Fence";
  private static final List<String> WEAK_ENDS = List.of("Acquire", "Release", "Opaque", "Plain");

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call && isWeak(call.owner, call.name)) {
        InsnList note = new InsnList();
        note.add(MethodRewriter.push(method.site(call)));
        note.add(Hook.call(WeakAccesses.class, "note", int.class));
        method.code().insertBefore(call, note);
      }
    }
  }

  private static boolean isWeak(String owner, String name) {
    if (owner.equals(UNSAFE)) {
      return name.startsWith("putOrdered") || name.endsWith(FENCE);
    }
    if (owner.equals(VAR_HANDLE) && name.endsWith(FENCE)) {
      return true;
    }
    boolean atomic = owner.startsWith(ATOMIC);
    return (atomic || owner.equals(VAR_HANDLE))
        && (WEAK_ENDS.stream().anyMatch(name::endsWith)
            || name.equals("lazySet")
            || (atomic && name.equals("weakCompareAndSet")));
  }
}
