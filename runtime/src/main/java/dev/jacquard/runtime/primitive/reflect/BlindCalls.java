package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Spuriousness;
import dev.jacquard.runtime.primitive.world.ClockReadings;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * Waits, weak attempts and looks at a clock that a program comes to by reflection or by a handle:
 * its code does not show what it does behind them, so the worst is assumed.
 */
@Tells("it looks at what never changes")
final class BlindCalls {
  private BlindCalls() {}

  /** A method of the JDK is called by reflection. */
  static void call(Method method) {
    MethodType type = type(method);
    if (isReading(method.getDeclaringClass(), method.getName(), type)) {
      ClockReadings.decides(Sites.here);
    } else {
      refer(method.getDeclaringClass(), method.getName(), type);
    }
  }

  /** The parameters and the result of a method. */
  static MethodType type(Method method) {
    return MethodType.methodType(method.getReturnType(), method.getParameterTypes());
  }

  /** A handle of a method is found; what stands in for it is what the program gets. */
  static MethodHandle found(Class<?> owner, String name, MethodType type, MethodHandle handle) {
    if (isReading(owner, name, type)) {
      return MethodHandles.foldArguments(handle, decision());
    }
    refer(owner, name, type);
    return handle;
  }

  private static boolean isReading(Class<?> owner, String name, MethodType type) {
    return ClockReadings.are(internal(owner), name, type.toMethodDescriptorString());
  }

  private static String internal(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private static void refer(Class<?> owner, String name, MethodType type) {
    String declaring = internal(owner);
    if (Spuriousness.sort(declaring, name, type.toMethodDescriptorString()) != Spuriousness.NONE) {
      Spuriousness.refers(Sites.here);
    } else if (Spuriousness.isAttempt(declaring, name)) {
      Spuriousness.refersToAttempt(Sites.here);
    }
  }

  private static MethodHandle decision() {
    return Control.on() ? find(Control.execution()) : find();
  }

  @Enters
  private static MethodHandle find(Execution execution) {
    return find();
  }

  private static MethodHandle find() {
    try {
      return Members.trusted()
          .findStatic(BlindCalls.class, "decide", MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void decide() {
    ClockReadings.decides(Sites.here);
  }
}
