package dev.jacquard.runtime.primitive.hook;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/** Classes of the JDK, and members of them, that are not public but belong to what models do. */
@Tells("it looks at what never changes")
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

  /** The lookup to which everything is accessible. */
  public static MethodHandles.Lookup trusted() {
    return LOOKUP;
  }

  /** A class by its name. */
  public static Class<?> type(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("this JDK has no " + name, e);
    }
  }

  /** Whether a class has a method in this JDK. */
  public static boolean has(Class<?> owner, String name, Class<?>... parameters) {
    return find(owner, name, parameters) != null;
  }

  private static Method find(Class<?> owner, String name, Class<?>... parameters) {
    for (Method method : owner.getDeclaredMethods()) {
      if (method.getName().equals(name) && Arrays.equals(method.getParameterTypes(), parameters)) {
        return method;
      }
    }
    return null;
  }

  /** A method as a handle that takes its receiver; it is called as it is overridden. */
  public static MethodHandle method(Class<?> owner, String name, Class<?>... parameters) {
    Method method = find(owner, name, parameters);
    if (method == null) {
      throw new IllegalStateException("this JDK has no " + owner.getName() + "." + name);
    }
    try {
      return LOOKUP.unreflect(method);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same for a method whose result does not matter. */
  public static MethodHandle procedure(Class<?> owner, String name, Class<?>... parameters) {
    MethodHandle method = method(owner, name, parameters);
    return method.asType(MethodType.methodType(void.class, method.type().parameterArray()));
  }

  /** A constructor as a handle. */
  public static MethodHandle constructor(String owner, Class<?>... parameters) {
    try {
      return LOOKUP.findConstructor(type(owner), MethodType.methodType(void.class, parameters));
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
