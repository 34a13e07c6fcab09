package dev.jacquard.runtime.primitive.hook;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/** Members of classes of the JDK that are not public and that models call. */
public final class Members {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandles.Lookup LOOKUP = lookup();

  private Members() {}

  private static MethodHandles.Lookup lookup() {
    try {
      Field trusted = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
      return (MethodHandles.Lookup)
          UNSAFE.getReference(UNSAFE.staticFieldBase(trusted), UNSAFE.staticFieldOffset(trusted));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("this JDK keeps its own lookup elsewhere", e);
    }
  }

  /** Whether a class has a method in this JDK. */
  public static boolean has(Class<?> owner, String name, Class<?>... parameters) {
    return method(owner, name, parameters) != null;
  }

  private static Method method(Class<?> owner, String name, Class<?>... parameters) {
    for (Method method : owner.getDeclaredMethods()) {
      if (method.getName().equals(name) && Arrays.equals(method.getParameterTypes(), parameters)) {
        return method;
      }
    }
    return null;
  }

  /** A method as a handle that takes its receiver. */
  public static MethodHandle function(Class<?> owner, String name, Class<?>... parameters) {
    Method method = method(owner, name, parameters);
    if (method == null) {
      throw new IllegalStateException(owner + " has no method " + name);
    }
    try {
      return LOOKUP.unreflect(method);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same for a method whose result does not matter. */
  public static MethodHandle procedure(Class<?> owner, String name, Class<?>... parameters) {
    MethodHandle function = function(owner, name, parameters);
    return function.asType(MethodType.methodType(void.class, function.type().parameterArray()));
  }

  /** A constructor as a handle. */
  public static MethodHandle constructor(String owner, Class<?>... parameters) {
    try {
      return LOOKUP.findConstructor(
          Class.forName(owner), MethodType.methodType(void.class, parameters));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where a field lies in the objects of a class. */
  public static long offset(Class<?> owner, String field) {
    return UNSAFE.objectFieldOffset(owner, field);
  }

  /** Throws anything: what may be thrown is the compiler's business only. */
  @SuppressWarnings("unchecked")
  public static <E extends Throwable> RuntimeException raise(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
