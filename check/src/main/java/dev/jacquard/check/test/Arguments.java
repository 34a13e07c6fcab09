package dev.jacquard.check.test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/** The arguments of a test method, on their way from one JVM to another. */
public record Arguments(byte[] bytes) implements Serializable {
  /** No arguments. */
  public static final Arguments NONE = new Arguments(serialised(new Object[0]));

  /**
   * Packs arguments.
   *
   * @throws IllegalArgumentException with a sentence for the user if one can't be serialised
   */
  public static Arguments of(Object... values) {
    try {
      return new Arguments(serialised(values));
    } catch (IllegalArgumentException some) {
      throw new IllegalArgumentException(blame(values), some);
    }
  }

  private static String blame(Object[] values) {
    for (int i = 0; i < values.length; i++) {
      try {
        serialised(values[i]);
      } catch (IllegalArgumentException it) {
        return "argument "
            + (i + 1)
            + " of the test, a "
            + values[i].getClass().getName()
            + ", can't be taken to the worker JVM: "
            + it.getMessage()
            + "; make it Serializable, or pass simple values and make the object in the test";
      }
    }
    return "the arguments of the test can't be serialised together";
  }

  private static byte[] serialised(Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    } catch (IOException e) { // no stream of bytes in memory fails; the object does
      throw new IllegalArgumentException("serialising it fails with " + e, e);
    }
    return bytes.toByteArray();
  }

  /**
   * The arguments again, as objects of the classes that a loader knows.
   *
   * @param enums gets the classes of all constants in them
   */
  Object[] unpack(ClassLoader loader, List<Class<?>> enums)
      throws IOException, ClassNotFoundException {
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes)) {
          @Override
          protected Class<?> resolveClass(ObjectStreamClass type)
              throws IOException, ClassNotFoundException {
            try {
              Class<?> found = Class.forName(type.getName(), false, loader);
              if (found.isEnum()) {
                enums.add(found);
              }
              return found;
            } catch (ClassNotFoundException primitive) {
              return super.resolveClass(type);
            }
          }
        }) {
      return (Object[]) in.readObject();
    }
  }

  /** Whether a test could change the state of one of its arguments. */
  static boolean canChange(Object[] values) {
    return Arrays.stream(values)
        .anyMatch(
            value ->
                !(value == null
                    || value instanceof Enum
                    || value.getClass().getName().startsWith("java.lang.")));
  }

  /** Whether unpacked arguments are still as they were when {@code packed} was made of them. */
  static boolean areUnchanged(Object[] values, Arguments packed) {
    return Arrays.equals(serialised(values), packed.bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Arguments that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return bytes.length + " bytes";
  }
}
