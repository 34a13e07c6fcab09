package dev.jacquard.runtime.symmetry;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import jdk.internal.misc.Unsafe;

/** The instance fields of a class, as places in memory. */
final class Shape {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Objects that are mere values: two that are not the same are different. */
  static boolean isValue(Object object) {
    return object instanceof String
        || object instanceof Number && object.getClass().getName().startsWith("java.lang.")
        || object instanceof Boolean
        || object instanceof Character
        || object instanceof Class<?>
        || object instanceof Enum<?>
        || object instanceof ClassLoader
        || object instanceof Thread;
  }

  /**
   * Classes of the JDK, with all that is nested in them, whose objects have the same content in
   * every run. Others hold what depends on the JVM: stack traces, addresses, hashes.
   */
  private static final Set<String> REPEATABLE =
      Set.of(
          "java.lang.Object",
          "java.util.ArrayList",
          "java.util.LinkedList",
          "java.util.ArrayDeque",
          "java.util.HashMap",
          "java.util.LinkedHashMap",
          "java.util.HashSet",
          "java.util.LinkedHashSet",
          "java.util.TreeMap",
          "java.util.concurrent.CountDownLatch",
          "java.util.concurrent.Semaphore",
          "java.util.concurrent.FutureTask",
          "java.util.concurrent.Executors",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.concurrent.locks.AbstractQueuedSynchronizer");

  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  private static final ClassValue<Boolean> COMPARABLE =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          if (type.isArray()) {
            return true;
          }
          if (Throwable.class.isAssignableFrom(type)) {
            return false;
          }
          String name = type.getName();
          int nested = name.indexOf('$');
          return type.getClassLoader() != null
              || name.startsWith(ATOMIC)
              || REPEATABLE.contains(nested < 0 ? name : name.substring(0, nested));
        }
      };

  /** Whether what is in an object of a class can be compared with what is in another one. */
  static boolean isComparable(Class<?> type) {
    return COMPARABLE.get(type);
  }

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private final long[] offset;
  private final char[] type;
  private final String[] name;

  private Shape(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null && c != Thread.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          fields.add(field);
        }
      }
    }
    offset = new long[fields.size()];
    this.type = new char[offset.length];
    name = new String[offset.length];
    for (int i = 0; i < offset.length; i++) {
      Field field = fields.get(i);
      offset[i] = UNSAFE.objectFieldOffset(field.getDeclaringClass(), field.getName());
      this.type[i] = field.getType().descriptorString().charAt(0);
      name[i] = words(field);
    }
  }

  /** The fields of a lambda have names that nobody wrote. */
  private static String words(Field field) {
    return field.getDeclaringClass().isHidden()
        ? field.getName().replace("arg$", "captured value ")
        : field.getName();
  }

  /** The fields of a class that is no array; those of {@code Thread} itself do not count. */
  static Shape of(Class<?> type) {
    return SHAPES.get(type);
  }

  int fields() {
    return offset.length;
  }

  long offset(int field) {
    return offset[field];
  }

  /** The first character of the field's descriptor. */
  char type(int field) {
    return type[field];
  }

  boolean isReference(int field) {
    return type[field] == 'L' || type[field] == '[';
  }

  String name(int field) {
    return name[field];
  }

  /** The object that a field or element refers to, if it refers to any. */
  static Object referenceAt(Object owner, long offset) {
    if (owner instanceof Object[]) {
      return reference(owner, offset);
    }
    Shape shape = of(owner.getClass());
    for (int i = 0; i < shape.fields(); i++) {
      if (shape.offset[i] == offset && shape.isReference(i)) {
        return reference(owner, offset);
      }
    }
    return null;
  }

  static Object reference(Object owner, long offset) {
    return UNSAFE.getReference(owner, offset);
  }
}
