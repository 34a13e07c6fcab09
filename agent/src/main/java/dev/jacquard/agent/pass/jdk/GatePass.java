package dev.jacquard.agent.pass.jdk;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.CollectionAccess;
import dev.jacquard.runtime.primitive.synchronizer.Monitors;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * {@code synchronized} in the JDK's own code: before each monitor that is entered or left a hook
 * says which one it really is. Monitors stay in pairs that way, without which the VM would not
 * compile a method.
 */
public final class GatePass {
  private static final String THROWABLE = Type.getInternalName(Throwable.class);

  private static final String INTRINSIC = "/IntrinsicCandidate;";

  /** It only notes where a constructor was called; it would be two steps for each exception. */
  private static final String FILL_IN = "fillInStackTrace";

  private static final Set<String> SIGNAL_NAMES = Set.of("wait", "notify", "notifyAll");

  /** By the names and descriptors of the methods of {@code Object}, which are final. */
  private static final Map<String, Method> SIGNALS = signals();

  private static Map<String, Method> signals() {
    Map<String, Method> signals = new HashMap<>();
    for (Method hook : Hook.methods(Monitors.class)) {
      if (SIGNAL_NAMES.contains(hook.getName())) {
        String descriptor = Type.getMethodDescriptor(hook).replaceFirst("Ljava/lang/Object;", "");
        signals.put(hook.getName() + descriptor, hook);
      }
    }
    return signals;
  }

  /** Whether a class has any monitor. */
  public static boolean concerns(ClassNode owner) {
    for (MethodNode method : owner.methods) {
      if (isSynchronized(method)) {
        return true;
      }
      for (AbstractInsnNode node : method.instructions) {
        if (node.getOpcode() == Opcodes.MONITORENTER || signal(node).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The hook for a call by which a thread waits or notifies. */
  private static Optional<MethodInsnNode> signal(AbstractInsnNode node) {
    return node instanceof MethodInsnNode call
        ? Optional.ofNullable(SIGNALS.get(call.name + call.desc)).map(Hook::call)
        : Optional.empty();
  }

  private static boolean isSynchronized(MethodNode method) {
    return (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
  }

  /**
   * Puts gates before the monitors of a method.
   *
   * @param loaded whether the class is loaded already, so that the method must stay synchronized
   */
  public void apply(MethodRewriter method, boolean loaded) {
    if (method.method().name.equals(FILL_IN)) {
      return;
    }
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node.getOpcode() == Opcodes.MONITORENTER) {
        method.code().insertBefore(node, enter());
      } else if (node.getOpcode() == Opcodes.MONITOREXIT) {
        method.code().insertBefore(node, exit());
      } else {
        signal(node).ifPresent(hook -> method.code().set(node, hook));
      }
    }
    if (isSynchronized(method.method())) {
      if (!loaded) {
        enclose(method);
      } else if (!method.isStatic() && !method.owner().name.equals(THROWABLE)) {
        method
            .code()
            .insert(
                MethodRewriter.list(
                    lock(method),
                    Hook.call(CollectionAccess.class, "synchronizedMethod", Object.class)));
      }
    }
  }

  /** The VM replaces only methods as it knows them, and complains of marks on others. */
  private static void dropIntrinsic(MethodNode method) {
    if (method.visibleAnnotations != null) {
      method.visibleAnnotations.removeIf(mark -> mark.desc.endsWith(INTRINSIC));
    }
  }

  /**
   * Turns a synchronized method into one whose body is a synchronized block. As compilers do it,
   * the handler that leaves the monitor covers itself: a hook that throws has not left it.
   */
  private static void enclose(MethodRewriter rewriter) {
    MethodNode method = rewriter.method();
    InsnList code = method.instructions;
    method.access &= ~Opcodes.ACC_SYNCHRONIZED;
    dropIntrinsic(method);
    LabelNode handler = new LabelNode();
    LabelNode start = new LabelNode();
    code.insert(
        MethodRewriter.list(lock(rewriter), enter(), new InsnNode(Opcodes.MONITORENTER), start));
    for (AbstractInsnNode node : code.toArray()) {
      if (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN) {
        LabelNode left = new LabelNode();
        code.insertBefore(node, leave(rewriter, left));
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, left, handler, null));
        start = new LabelNode();
        code.insert(node, start);
      }
    }
    Object[] locals = rewriter.isStatic() ? new Object[0] : new Object[] {rewriter.owner().name};
    Object[] stack = {THROWABLE};
    LabelNode left = new LabelNode();
    code.add(handler);
    code.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, stack.length, stack));
    code.add(leave(rewriter, left));
    code.add(new InsnNode(Opcodes.ATHROW));
    method.tryCatchBlocks.add(new TryCatchBlockNode(start, left, handler, null));
  }

  private static InsnList leave(MethodRewriter rewriter, LabelNode behind) {
    return MethodRewriter.list(lock(rewriter), exit(), new InsnNode(Opcodes.MONITOREXIT), behind);
  }

  private static AbstractInsnNode lock(MethodRewriter rewriter) {
    return rewriter.isStatic()
        ? new LdcInsnNode(Type.getObjectType(rewriter.owner().name))
        : new VarInsnNode(Opcodes.ALOAD, 0);
  }

  private static MethodInsnNode enter() {
    return Hook.call(Monitors.class, "enterInJdk", Object.class);
  }

  private static MethodInsnNode exit() {
    return Hook.call(Monitors.class, "exitInJdk", Object.class);
  }
}
