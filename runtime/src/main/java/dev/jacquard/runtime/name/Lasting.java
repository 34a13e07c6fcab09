package dev.jacquard.runtime.name;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * Objects that live on from run to run, because the initialiser that made them runs only once: the
 * constants of enums, the fields of interfaces, and what these hold. The state of those that the
 * program can change by itself is put back after each run.
 */
public final class Lasting {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  /** What an object was when this run came to it. */
  private record Saved(Object object, Object[] values) {}

  private final List<Saved> saved = new ArrayList<>();
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();

  /** Whether all of an object's state can be put back. */
  public static boolean isRestorable(Class<?> type) {
    return type.isArray() || type.getClassLoader() != null || type.getName().startsWith(ATOMIC);
  }

  /** This run comes to such an object. */
  void save(Object object) {
    if (isRestorable(object.getClass())) {
      saved.add(new Saved(object, values(object)));
    }
  }

  /** Puts back what the run changed. */
  void restore() {
    for (int i = saved.size() - 1; i >= 0; i--) {
      restore(saved.get(i));
    }
    saved.clear();
  }

  private Object[] values(Object object) {
    if (object.getClass().isArray()) {
      Object[] copy = new Object[Array.getLength(object)];
      for (int i = 0; i < copy.length; i++) {
        copy[i] = Array.get(object, i);
      }
      return copy;
    }
    List<Object> values = new ArrayList<>();
    for (Field field : fields.computeIfAbsent(object.getClass(), Lasting::fields)) {
      values.add(get(object, field));
    }
    return values.toArray();
  }

  private void restore(Saved saved) {
    Object object = saved.object();
    if (object.getClass().isArray()) {
      for (int i = 0; i < saved.values().length; i++) {
        Array.set(object, i, saved.values()[i]);
      }
      return;
    }
    int i = 0;
    for (Field field : fields.computeIfAbsent(object.getClass(), Lasting::fields)) {
      put(object, field, saved.values()[i++]);
    }
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0) {
          fields.add(field);
        }
      }
    }
    return fields;
  }

  private static Object get(Object object, Field field) {
    long offset = UNSAFE.objectFieldOffset(field);
    Class<?> type = field.getType();
    if (!type.isPrimitive()) {
      return UNSAFE.getReference(object, offset);
    }
    return switch (type.getName()) {
      case "boolean" -> UNSAFE.getBoolean(object, offset);
      case "byte" -> UNSAFE.getByte(object, offset);
      case "char" -> UNSAFE.getChar(object, offset);
      case "short" -> UNSAFE.getShort(object, offset);
      case "int" -> UNSAFE.getInt(object, offset);
      case "long" -> UNSAFE.getLong(object, offset);
      case "float" -> UNSAFE.getFloat(object, offset);
      default -> UNSAFE.getDouble(object, offset);
    };
  }

  private static void put(Object object, Field field, Object value) {
    long offset = UNSAFE.objectFieldOffset(field);
    Class<?> type = field.getType();
    if (!type.isPrimitive()) {
      UNSAFE.putReference(object, offset, value);
      return;
    }
    switch (type.getName()) {
      case "boolean" -> UNSAFE.putBoolean(object, offset, (Boolean) value);
      case "byte" -> UNSAFE.putByte(object, offset, (Byte) value);
      case "char" -> UNSAFE.putChar(object, offset, (Character) value);
      case "short" -> UNSAFE.putShort(object, offset, (Short) value);
      case "int" -> UNSAFE.putInt(object, offset, (Integer) value);
      case "long" -> UNSAFE.putLong(object, offset, (Long) value);
      case "float" -> UNSAFE.putFloat(object, offset, (Float) value);
      default -> UNSAFE.putDouble(object, offset, (Double) value);
    }
  }
}
