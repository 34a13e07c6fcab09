package dev.jacquard.agent.emit;

import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Dropped;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Atomic updates of numbers that are statements: nobody looks at what they return. */
public final class DroppedResults {
  private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
  private static final Set<String> OWNERS =
      Set.of(
          "java/util/concurrent/atomic/AtomicBoolean",
          "java/util/concurrent/atomic/AtomicInteger",
          "java/util/concurrent/atomic/AtomicIntegerArray",
          "java/util/concurrent/atomic/AtomicLong",
          "java/util/concurrent/atomic/AtomicLongArray");

  /** One update each, and a result that is made of nothing else. */
  private static final Set<String> UPDATES =
      Set.of(
          "getAndSet",
          "getAndAdd",
          "addAndGet",
          "getAndIncrement",
          "incrementAndGet",
          "getAndDecrement",
          "decrementAndGet");

  private DroppedResults() {}

  /** Whether a call is such an update. */
  public static boolean is(MethodInsnNode call) {
    if (call.owner.equals(VAR_HANDLE)) {
      return call.name.startsWith("getAnd") && takesNumber(call) && isDropped(call);
    }
    return OWNERS.contains(call.owner) && UPDATES.contains(call.name) && isDropped(call);
  }

  private static boolean takesNumber(MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    return arguments.length > 0 && arguments[arguments.length - 1].getSort() < Type.ARRAY;
  }

  private static boolean isDropped(MethodInsnNode call) {
    int next = next(call).getOpcode();
    return call.desc.endsWith(")V") || next == Opcodes.POP || next == Opcodes.POP2;
  }

  /** The instruction behind a call, which is no method's last one; labels do nothing. */
  private static AbstractInsnNode next(MethodInsnNode call) {
    AbstractInsnNode next = call.getNext();
    while (next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next;
  }

  /**
   * Tells the place of such a call of an atomic variable, if it comes to a step, and that it is
   * over: what comes next at an unknown place must not be taken for it.
   */
  public static void tellSite(MethodRewriter method, MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    int[] locals = new int[arguments.length];
    InsnList before = new InsnList();
    for (int i = arguments.length - 1; i >= 0; i--) {
      locals[i] = method.newLocal(arguments[i]);
      before.add(MethodRewriter.store(arguments[i], locals[i]));
    }
    before.add(new InsnNode(Opcodes.DUP));
    before.add(
        call.owner.endsWith("Array")
            ? MethodRewriter.load(Type.INT_TYPE, locals[0])
            : MethodRewriter.push(0));
    before.add(MethodRewriter.push(method.site(call)));
    before.add(Hook.call(Dropped.class, "by", Object.class, int.class, int.class));
    for (int i = 0; i < arguments.length; i++) {
      before.add(MethodRewriter.load(arguments[i], locals[i]));
    }
    method.code().insertBefore(call, before);
    method
        .code()
        .insert(
            call,
            MethodRewriter.list(
                MethodRewriter.push(method.site(next(call))),
                new FieldInsnNode(
                    Opcodes.PUTSTATIC, Type.getInternalName(Sites.class), "here", "I")));
  }
}
