package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.OffHeapMemory;
import dev.jacquard.runtime.primitive.access.UnsafeAccess;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.reflect.SerialAccess;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Hooks before and after accesses through one of the classes named Unsafe. */
public final class UnsafePass {
  private static final String PLACE = "(Ljava/lang/Object;J";
  private static final Set<String> UNCONTROLLED = Set.of("park", "unpark");

  private final String unsafe;
  private final Class<?> hooks;

  private UnsafePass(String unsafe, Class<?> hooks) {
    this.unsafe = unsafe;
    this.hooks = hooks;
  }

  /** For the program, which has {@code sun.misc.Unsafe}. */
  public static UnsafePass inProgram() {
    return new UnsafePass("sun/misc/Unsafe", UnsafeAccess.class);
  }

  /** For the JDK's code that reads and writes fields of the program when it serialises. */
  public static UnsafePass inSerialisation() {
    return new UnsafePass("jdk/internal/misc/Unsafe", SerialAccess.class);
  }

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && call.owner.equals(unsafe)
          && call.getOpcode() == Opcodes.INVOKEVIRTUAL) {
        rewrite(method, call);
      }
    }
  }

  private void rewrite(MethodRewriter method, MethodInsnNode call) {
    Optional<AccessMode> mode =
        call.desc.startsWith(PLACE) ? mode(call.name) : Optional.empty(); // else no object's memory
    if (mode.isPresent()) {
      access(method, call, mode.get());
    } else if (isOffHeap(call)) {
      method.code().insertBefore(call, MethodRewriter.list(Hook.call(OffHeapMemory.class, "use")));
    } else if (UNCONTROLLED.contains(call.name)) {
      method
          .code()
          .insertBefore(
              call,
              MethodRewriter.list(
                  new LdcInsnNode("sun.misc.Unsafe." + call.name),
                  MethodRewriter.push(method.site(call)),
                  Hook.call(UncontrolledCalls.class, "use", String.class, int.class)));
    }
  }

  private static boolean isOffHeap(MethodInsnNode call) {
    boolean address = call.desc.startsWith("(J") && mode(call.name).isPresent();
    return address || call.name.equals("copyMemory") || call.name.equals("setMemory");
  }

  /** What a VarHandle calls the operation. */
  private static Optional<AccessMode> mode(String name) {
    AccessMode mode = null;
    if (name.startsWith("compareAndSwap")) {
      mode = AccessMode.COMPARE_AND_SET;
    } else if (name.startsWith("getAndAdd")) {
      mode = AccessMode.GET_AND_ADD;
    } else if (name.startsWith("getAndSet")) {
      mode = AccessMode.GET_AND_SET;
    } else if (name.startsWith("putOrdered")) {
      mode = AccessMode.SET_RELEASE;
    } else if (name.startsWith("get")) {
      mode = name.endsWith("Volatile") ? AccessMode.GET_VOLATILE : AccessMode.GET;
    } else if (name.startsWith("put")) {
      mode = name.endsWith("Volatile") ? AccessMode.SET_VOLATILE : AccessMode.SET;
    }
    return Optional.ofNullable(mode);
  }

  private void access(MethodRewriter method, MethodInsnNode call, AccessMode mode) {
    Type[] types = Type.getArgumentTypes(call.desc);
    int[] locals = new int[types.length];
    InsnList code = new InsnList();
    for (int i = types.length - 1; i >= 0; i--) {
      locals[i] = method.newLocal(types[i]);
      code.add(MethodRewriter.store(types[i], locals[i]));
    }
    if (mode == AccessMode.COMPARE_AND_SET) {
      code.add(MethodRewriter.load(types[2], locals[2]));
      code.add(Hook.call(VarHandles.class, "expect", Hook.carrier(types[2])));
    }
    Type value = types.length > 2 ? types[2] : Type.getReturnType(call.desc);
    code.add(MethodRewriter.load(types[0], locals[0]));
    code.add(MethodRewriter.load(types[1], locals[1]));
    code.add(MethodRewriter.push(value.getDescriptor().charAt(0)));
    code.add(MethodRewriter.push(mode.ordinal()));
    code.add(MethodRewriter.push(method.site(call)));
    code.add(Hook.call(hooks, "before", Object.class, long.class, int.class, int.class, int.class));
    for (int i = 0; i < types.length; i++) {
      code.add(MethodRewriter.load(types[i], locals[i]));
    }
    method.code().insertBefore(call, code);
    method.code().insert(call, Hook.call(VarHandles.class, "after"));
  }
}
