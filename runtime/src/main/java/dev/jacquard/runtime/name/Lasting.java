package dev.jacquard.runtime.name;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.misc.Unsafe;

/**
 * Objects that live on from run to run, because the initialiser that made them runs only once: the
 * constants of enums, the fields of interfaces, and what these hold. Their state is put back after
 * each run.
 *
 * <p>Of an object of the program, what it holds is saved when a run comes to that. An object of the
 * JDK is saved with all that it has made for itself, which no run comes to: a map with its nodes.
 */
final class Lasting {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Whatever has more objects inside than this is not worth a copy in each run. */
  private static final int MANY = 100_000;

  /** What an object was when this run came to it. */
  private record Saved(Object object, Object[] values) {}

  private final List<Saved> saved = new ArrayList<>();
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();

  /** This run comes to such an object; false if its state can't be put back. */
  boolean save(Object object) {
    if (object.getClass().isArray() || !RestorableClasses.isOfJdk(object.getClass())) {
      saved.add(new Saved(object, values(object)));
      return true;
    }
    List<Saved> inside = new ArrayList<>();
    Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Object> open = new ArrayList<>(List.of(object));
    met.add(object);
    while (!open.isEmpty()) {
      Object next = open.remove(open.size() - 1);
      if (!RestorableClasses.contains(next.getClass()) || met.size() > MANY) {
        return false;
      }
      Saved one = new Saved(next, values(next));
      inside.add(one);
      for (Object value : references(one)) {
        if (value != null && RestorableClasses.hasState(value.getClass()) && met.add(value)) {
          open.add(value);
        }
      }
    }
    saved.addAll(inside);
    return true;
  }

  /** What an object refers to, by final fields as well. */
  private List<Object> references(Saved one) {
    if (one.object().getClass().isArray()) {
      return Arrays.asList(one.values());
    }
    List<Object> found = new ArrayList<>();
    for (Field field : fields(one.object().getClass(), Modifier.STATIC)) {
      if (!field.getType().isPrimitive()) {
        found.add(get(one.object(), field));
      }
    }
    return found;
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
    for (Field field : fields.computeIfAbsent(object.getClass(), Lasting::changeable)) {
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
    for (Field field : fields.computeIfAbsent(object.getClass(), Lasting::changeable)) {
      put(object, field, saved.values()[i++]);
    }
  }

  private static List<Field> changeable(Class<?> type) {
    return fields(type, Modifier.STATIC | Modifier.FINAL);
  }

  private static List<Field> fields(Class<?> type, int without) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if ((field.getModifiers() & without) == 0) {
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
