package dev.jacquard.conformance.jdk.census;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What can be reached from an object, so that two moments can be compared. */
final class Snapshot {
  private static final int MOST = 4_000;
  private static final int DEPTH = 5;

  /** By name: compilers warn of it wherever it is mentioned. */
  private static final Object UNSAFE = unsafe();

  private final List<Object> values = new ArrayList<>();
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private Snapshot() {}

  private static Object unsafe() {
    try {
      Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static List<Object> of(Object object) {
    Snapshot snapshot = new Snapshot();
    snapshot.visit(object, 0);
    return snapshot.values;
  }

  private void visit(Object object, int depth) {
    values.add(object == null ? 0 : System.identityHashCode(object));
    if (object == null || depth > DEPTH || isLeaf(object) || !seen.add(object)) {
      return;
    }
    if (object.getClass().isArray()) {
      for (int i = 0; i < Math.min(Array.getLength(object), MOST); i++) {
        value(object.getClass().getComponentType(), Array.get(object, i), depth);
      }
      return;
    }
    for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && values.size() < MOST) {
          value(field.getType(), read(object, field), depth);
        }
      }
    }
  }

  private static boolean isLeaf(Object object) {
    return object instanceof Class
        || object instanceof ClassLoader
        || object instanceof Thread
        || object instanceof String
        || object.getClass().isHidden()
        || object.getClass().isRecord();
  }

  private void value(Class<?> type, Object value, int depth) {
    if (type.isPrimitive()) {
      values.add(value);
    } else {
      visit(value, depth + 1);
    }
  }

  private static Object read(Object object, Field field) {
    try {
      Class<?> type = UNSAFE.getClass();
      Object offset = type.getMethod("objectFieldOffset", Field.class).invoke(UNSAFE, field);
      String name = field.getType().isPrimitive() ? field.getType().getName() : "object";
      return type.getMethod(
              "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1),
              Object.class,
              long.class)
          .invoke(UNSAFE, object, offset);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
