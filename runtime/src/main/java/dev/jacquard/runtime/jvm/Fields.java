package dev.jacquard.runtime.jvm;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/** The fields that rewritten code names by number. */
public final class Fields {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static String[] declaring = new String[256];
  private static String[] name = new String[256];
  private static WeakReference<?>[] loader = new WeakReference<?>[256];
  private static char[] type = new char[256];
  private static long[] offset = new long[256];
  private static Object[] staticBase = new Object[256];
  private static int size;

  private Fields() {}

  /** The number of a field. */
  public static synchronized int add(
      ClassLoader definedBy, String declaringClass, String field, String descriptor) {
    if (size == name.length) {
      declaring = Arrays.copyOf(declaring, 2 * size);
      name = Arrays.copyOf(name, 2 * size);
      loader = Arrays.copyOf(loader, 2 * size);
      type = Arrays.copyOf(type, 2 * size);
      offset = Arrays.copyOf(offset, 2 * size);
      staticBase = Arrays.copyOf(staticBase, 2 * size);
    }
    declaring[size] = declaringClass;
    name[size] = field;
    loader[size] = new WeakReference<>(definedBy);
    type[size] = descriptor.charAt(0);
    offset[size] = -1;
    return size++;
  }

  /** The first character of its descriptor. */
  public static char type(int field) {
    return type[field];
  }

  public static String name(int field) {
    return name[field];
  }

  /** Where in its object an instance field lies. */
  public static long offset(int field, Object object) {
    return offset[field] >= 0 ? offset[field] : findOffset(field, object);
  }

  private static long findOffset(int field, Object object) {
    Class<?> type = object.getClass();
    while (!type.getName().equals(declaring[field])) {
      type = type.getSuperclass();
    }
    offset[field] = UNSAFE.objectFieldOffset(type, name[field]);
    return offset[field];
  }

  /** The object that holds a static field, at {@link #staticOffset}. */
  public static Object staticBase(int field) {
    if (staticBase[field] == null) {
      java.lang.reflect.Field resolved = resolve(field);
      offset[field] = UNSAFE.staticFieldOffset(resolved);
      staticBase[field] = UNSAFE.staticFieldBase(resolved);
    }
    return staticBase[field];
  }

  /** To be asked for after {@link #staticBase}. */
  public static long staticOffset(int field) {
    return offset[field];
  }

  private static java.lang.reflect.Field resolve(int field) {
    try {
      return Class.forName(declaring[field], false, (ClassLoader) loader[field].get())
          .getDeclaredField(name[field]);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "the field " + declaring[field] + "." + name[field] + " has gone", e);
    }
  }
}
