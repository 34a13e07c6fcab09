package dev.jacquard.agent.pass;

import dev.jacquard.agent.emit.Hook;
import dev.jacquard.agent.emit.MethodRewriter;
import dev.jacquard.runtime.primitive.access.VarHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Hooks before and after accesses through a {@link VarHandle}. Such a call takes whatever arguments
 * the handle takes, so they are put into local variables to be looked at.
 */
public final class VarHandlePass {
  private static final String VAR_HANDLE = Type.getInternalName(VarHandle.class);
  private static final String ATOMIC = "java/util/concurrent/atomic/";
  private static final Map<String, AccessMode> MODES = new HashMap<>();

  static {
    for (AccessMode mode : AccessMode.values()) {
      MODES.put(mode.methodName(), mode);
    }
  }

  private final boolean program;
  private final String before;

  /** For program code or for the JDK's own. */
  public VarHandlePass(boolean program) {
    this.program = program;
    before = program ? "before" : "beforeInJdk";
  }

  public void apply(MethodRewriter method) {
    for (AbstractInsnNode node : method.code().toArray()) {
      if (node instanceof MethodInsnNode call
          && call.owner.equals(VAR_HANDLE)
          && call.getOpcode() == Opcodes.INVOKEVIRTUAL
          && MODES.containsKey(call.name)) {
        rewrite(method, call, MODES.get(call.name), seenAs(method.owner().name, call.name));
      }
    }
  }

  /**
   * Where the JDK accesses its own fields plainly, it knows why: that is no race, but a step. The
   * plain modes of atomic variables are the program's own.
   */
  private AccessMode seenAs(String owner, String name) {
    AccessMode mode = MODES.get(name);
    if (program || owner.startsWith(ATOMIC)) {
      return mode;
    }
    return switch (mode) {
      case GET -> AccessMode.GET_OPAQUE;
      case SET -> AccessMode.SET_OPAQUE;
      default -> mode;
    };
  }

  private void rewrite(
      MethodRewriter method, MethodInsnNode call, AccessMode mode, AccessMode seenAs) {
    Type[] types = Type.getArgumentTypes(call.desc);
    int values = values(mode);
    int coordinates = types.length - values;
    if (coordinates < 0 || coordinates > 2) {
      return; // no field and no array; the access itself says what is wrong
    }
    Type handleType = Type.getObjectType(VAR_HANDLE);
    int handle = method.newLocal(handleType);
    int[] locals = new int[types.length];
    InsnList code = new InsnList();
    for (int i = types.length - 1; i >= 0; i--) {
      locals[i] = method.newLocal(types[i]);
      code.add(MethodRewriter.store(types[i], locals[i]));
    }
    code.add(MethodRewriter.store(handleType, handle));
    if (values == 2) {
      Type expected = types[coordinates];
      code.add(MethodRewriter.load(expected, locals[coordinates]));
      code.add(Hook.call(VarHandles.class, "expect", Hook.carrier(expected)));
    }
    code.add(MethodRewriter.load(handleType, handle));
    code.add(
        coordinates > 0
            ? MethodRewriter.load(types[0], locals[0])
            : new InsnNode(Opcodes.ACONST_NULL));
    code.add(
        coordinates > 1
            ? MethodRewriter.load(types[1], locals[1])
            : new InsnNode(Opcodes.ICONST_0));
    code.add(MethodRewriter.push(seenAs.ordinal()));
    code.add(MethodRewriter.push(method.site(call)));
    code.add(
        Hook.call(
            VarHandles.class,
            before,
            VarHandle.class,
            Object.class,
            int.class,
            int.class,
            int.class));
    code.add(MethodRewriter.load(handleType, handle));
    for (int i = 0; i < types.length; i++) {
      code.add(MethodRewriter.load(types[i], locals[i]));
    }
    method.code().insertBefore(call, code);
    method.code().insert(call, Hook.call(VarHandles.class, "after"));
  }

  /** How many of the arguments are values and not coordinates. */
  private static int values(AccessMode mode) {
    String name = mode.methodName();
    if (name.startsWith("compareAnd") || name.startsWith("weakCompareAnd")) {
      return 2;
    }
    return name.startsWith("set") || name.startsWith("getAnd") ? 1 : 0;
  }
}
