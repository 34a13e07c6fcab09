package dev.jacquard.runtime.jvm;

import dev.jacquard.runtime.image.RewrittenJdk;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/**
 * The fields that rewritten code names by number. The first are those of a JDK that was rewritten
 * beforehand, if there are any; what is known of them is read when it is first asked for.
 */
public final class Fields {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final WeakReference<?> JDK = new WeakReference<>(null);
  private static final long NOT_KNOWN = -1;

  private static int size = RewrittenJdk.fields();
  private static String[] declaring = new String[size + 256];
  private static String[] name = new String[size + 256];
  private static WeakReference<?>[] loader = new WeakReference<?>[size + 256];
  private static char[] type = new char[size + 256];
  private static long[] offset = new long[size + 256];
  private static Object[] staticBase = new Object[size + 256];
  private static Boolean[] isFinal = new Boolean[size + 256];

  static {
    Arrays.fill(offset, NOT_KNOWN);
  }

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
      isFinal = Arrays.copyOf(isFinal, 2 * size);
    }
    set(size, declaringClass, field, descriptor);
    loader[size] = new WeakReference<>(definedBy);
    offset[size] = NOT_KNOWN;
    return size++;
  }

  private static void set(int field, String declaringClass, String fieldName, String descriptor) {
    type[field] = descriptor.charAt(0);
    name[field] = fieldName;
    declaring[field] = declaringClass;
  }

  /** Reads what an image says of a field. */
  private static void read(int field) {
    String[] entry =
        RewrittenJdk.entry(RewrittenJdk.fieldText(field / RewrittenJdk.ENTRIES), field);
    loader[field] = JDK;
    set(field, entry[0], entry[1], entry[2]);
  }

  /** How many fields have a number. */
  public static synchronized int count() {
    return size;
  }

  /** A field as a line of text, for those who read it again. */
  public static String entry(int field) {
    return declaring(field) + " " + name[field] + " " + type[field];
  }

  private static String declaring(int field) {
    if (declaring[field] == null) {
      read(field);
    }
    return declaring[field];
  }

  /** The first character of its descriptor. */
  public static char type(int field) {
    if (type[field] == 0) {
      read(field);
    }
    return type[field];
  }

  public static String name(int field) {
    if (name[field] == null) {
      read(field);
    }
    return name[field];
  }

  /** Where in its object an instance field lies. */
  public static long offset(int field, Object object) {
    return offset[field] >= 0 ? offset[field] : findOffset(field, object);
  }

  private static long findOffset(int field, Object object) {
    Class<?> type = object.getClass();
    String declaredBy = declaring(field);
    while (!type.getName().equals(declaredBy)) {
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

  public static boolean isFinal(int field) {
    if (isFinal[field] == null) {
      isFinal[field] = Modifier.isFinal(resolve(field).getModifiers());
    }
    return isFinal[field];
  }

  private static java.lang.reflect.Field resolve(int field) {
    String declaredBy = declaring(field);
    try {
      return Class.forName(declaredBy, false, (ClassLoader) loader[field].get())
          .getDeclaredField(name[field]);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "the field " + declaredBy + "." + name[field] + " has gone", e);
    }
  }
}
