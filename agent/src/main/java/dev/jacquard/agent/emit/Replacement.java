package dev.jacquard.agent.emit;

import dev.jacquard.runtime.primitive.access.Atomic;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import org.objectweb.asm.tree.InsnList;

/**
 * A hook that is called instead of a method, and the access mode that it is told.
 *
 * @param mode {@link #NONE} if it is not told any
 */
public record Replacement(Method hook, int mode) {
  public static final int NONE = -1;

  /** How the names of methods end that differ in their access modes. */
  static final Map<String, Integer> MODES =
      Map.of(
          "", Atomic.VOLATILE,
          "Volatile", Atomic.VOLATILE,
          "Acquire", Atomic.LEARNS,
          "Release", Atomic.PUBLISHES,
          "Opaque", Atomic.OPAQUE,
          "Plain", Atomic.OPAQUE);

  /** The parameters but for the mode. */
  Class<?>[] parameters() {
    Class<?>[] all = hook.getParameterTypes();
    return mode == NONE ? all : Arrays.copyOf(all, all.length - 1);
  }

  /** The call, with the arguments of the method on the stack. */
  public InsnList call() {
    return mode == NONE
        ? MethodRewriter.list(Hook.call(hook))
        : MethodRewriter.list(MethodRewriter.push(mode), Hook.call(hook));
  }
}
