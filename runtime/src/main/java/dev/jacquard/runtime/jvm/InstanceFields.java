package dev.jacquard.runtime.jvm;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** The instance fields that classes of the program declare, where they lie in their objects. */
public final class InstanceFields {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final ClassValue<InstanceField[]> ALL =
      new ClassValue<>() {
        @Override
        protected InstanceField[] computeValue(Class<?> type) {
          return find(type);
        }
      };

  /** An instance field. */
  public record InstanceField(
      String name, Class<?> type, long offset, boolean isVolatile, boolean isFinal) {}

  private InstanceFields() {}

  /** Whether a class is none of the JDK. */
  public static boolean isOfProgram(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && loader != ClassLoader.getPlatformClassLoader();
  }

  /** Those of a class, and of the classes that it extends first. */
  public static InstanceField[] of(Class<?> type) {
    return ALL.get(type);
  }

  /** The field at an offset in the objects of a class, or null if that is none of the program. */
  public static InstanceField at(Class<?> type, long offset) {
    for (InstanceField field : of(type)) {
      if (field.offset() == offset) {
        return field;
      }
    }
    return null;
  }

  /** The volatile field at an offset in the objects of any class, or null. */
  public static InstanceField volatileAt(Class<?> type, long offset) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (InstanceField field : declared(c)) {
        if (field.offset() == offset && field.isVolatile()) {
          return field;
        }
      }
    }
    return null;
  }

  private static InstanceField[] find(Class<?> type) {
    List<InstanceField> fields = new ArrayList<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (isOfProgram(c)) {
        fields.addAll(0, declared(c));
      }
    }
    return fields.toArray(new InstanceField[0]);
  }

  private static List<InstanceField> declared(Class<?> type) {
    List<InstanceField> fields = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      int modifiers = field.getModifiers();
      if (!Modifier.isStatic(modifiers)) {
        fields.add(
            new InstanceField(
                field.getName(),
                field.getType(),
                UNSAFE.objectFieldOffset(field),
                Modifier.isVolatile(modifiers),
                Modifier.isFinal(modifiers)));
      }
    }
    return fields;
  }
}
