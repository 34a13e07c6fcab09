package dev.jacquard.runtime.name;

import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.jvm.ClassNames;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Optional;
import jdk.internal.misc.Unsafe;

/** What classes, their objects and the places in these are called. */
public final class MemoryNames {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private final ClassNames classes = new ClassNames();

  /** A class. */
  public String simple(Class<?> type) {
    return classes.of(type);
  }

  /** An object by its class and order. */
  public String object(Class<?> type, int ordinal) {
    return simple(type) + "#" + ordinal;
  }

  /** A static field of a class. */
  public String staticField(Class<?> type, long offset, String known) {
    return simple(type) + "." + (known != null ? known : fieldName(type, offset, true));
  }

  /** A place in an object or array that has a name. */
  public static String place(String object, Class<?> type, long offset, String known) {
    if (type.isArray()) {
      return object + "[" + ArrayLayout.index(type, offset) + "]";
    }
    String name = known != null ? known : fieldName(type, offset, false);
    return isWrapper(type, name) ? object : object + "." + name;
  }

  /** For the atomic classes the object is what people know, not the field inside it. */
  private static boolean isWrapper(Class<?> type, String field) {
    return type.getName().startsWith("java.util.concurrent.atomic.Atomic") && field.equals("value");
  }

  private static String fieldName(Class<?> type, long offset, boolean isStatic) {
    return fieldAt(type, offset, isStatic).map(Field::getName).orElse("offset " + offset);
  }

  /**
   * The field at an offset in objects of a class, or in what its static fields lie in; nothing if
   * the class can't tell its fields, because the type of one is missing.
   */
  public static Optional<Field> fieldAt(Class<?> type, long offset, boolean isStatic) {
    try {
      for (Class<?> c = type; c != null; c = c.getSuperclass()) {
        for (Field field : c.getDeclaredFields()) {
          if (Modifier.isStatic(field.getModifiers()) == isStatic
              && offset == offset(c, field, isStatic)) {
            return Optional.of(field);
          }
        }
      }
    } catch (LinkageError missing) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private static long offset(Class<?> type, Field field, boolean isStatic) {
    return isStatic
        ? UNSAFE.staticFieldOffset(field)
        : UNSAFE.objectFieldOffset(type, field.getName());
  }
}
