package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.thread.Unwind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Calls by reflection of methods that have a {@linkplain StandIns stand-in}. */
@Tells("it looks at what never changes")
@Models(value = Method.class, always = true)
public final class MethodInvocations {
  private MethodInvocations() {}

  /** Whether a method has one; methods of the program never do. */
  public static boolean applies(Method method) {
    if (!Control.on() || method.getDeclaringClass().getClassLoader() != null) {
      return false;
    }
    BlindCalls.call(method);
    return has(Control.execution(), method);
  }

  @Enters
  private static boolean has(Execution execution, Method method) {
    return StandIns.find(method.getDeclaringClass(), method.getName(), BlindCalls.type(method))
        != null;
  }

  public static Object invoke(Method method, Object receiver, Object[] arguments)
      throws InvocationTargetException {
    MethodHandle target = target(Control.execution(), method, receiver);
    Object[] all = arguments(method, receiver, arguments);
    try {
      return (Object) target.invokeExact(all);
    } catch (Unwind over) {
      throw over;
    } catch (Throwable thrown) {
      throw new InvocationTargetException(thrown);
    }
  }

  private static Object[] arguments(Method method, Object receiver, Object[] arguments) {
    int given = arguments == null ? 0 : arguments.length;
    if (given != method.getParameterCount()) {
      throw new IllegalArgumentException("wrong number of arguments: " + given);
    }
    int first = Modifier.isStatic(method.getModifiers()) ? 0 : 1;
    Object[] all = new Object[first + given];
    if (first == 1) {
      all[0] = java.util.Objects.requireNonNull(receiver);
    }
    for (int i = 0; i < given; i++) {
      all[first + i] = arguments[i];
    }
    return all;
  }

  /** What is called in the end: the stand-in, or a method that overrides the one that has it. */
  @Enters
  private static MethodHandle target(Execution execution, Method method, Object receiver) {
    MethodHandle target = null;
    if (Modifier.isStatic(method.getModifiers())) {
      target = StandIns.find(method.getDeclaringClass(), method.getName(), BlindCalls.type(method));
    } else if (receiver != null) {
      target = StandIns.dispatch(receiver.getClass(), method.getName(), BlindCalls.type(method));
    }
    if (target == null) {
      target =
          Members.method(method.getDeclaringClass(), method.getName(), method.getParameterTypes());
    }
    return target
        .asFixedArity()
        .asSpreader(Object[].class, target.type().parameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
  }
}
