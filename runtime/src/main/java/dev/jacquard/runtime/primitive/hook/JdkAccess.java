package dev.jacquard.runtime.primitive.hook;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import jdk.internal.misc.Unsafe;

/** Members of the JDK's classes that are not public but belong to what models do. */
public final class JdkAccess {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandles.Lookup LOOKUP = lookup();

  private JdkAccess() {}

  private static MethodHandles.Lookup lookup() {
    try {
      java.lang.reflect.Field trusted = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
      return (MethodHandles.Lookup)
          UNSAFE.getReference(UNSAFE.staticFieldBase(trusted), UNSAFE.staticFieldOffset(trusted));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("this JDK has no lookup that may do all", e);
    }
  }

  /** An instance method, to be called as it is overridden. */
  public static MethodHandle method(
      Class<?> owner, String name, Class<?> result, Class<?>... arguments) {
    try {
      return LOOKUP.findVirtual(owner, name, MethodType.methodType(result, arguments));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this JDK has no " + owner.getName() + "." + name, e);
    }
  }

  /** A class that is not public. */
  public static Class<?> type(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("this JDK has no " + name, e);
    }
  }

  /** Where a field lies in its object. */
  public static long offset(Class<?> owner, String field) {
    return UNSAFE.objectFieldOffset(owner, field);
  }

  /** Throws what the compiler does not know of. */
  @SuppressWarnings("unchecked")
  public static <E extends Throwable> RuntimeException rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
