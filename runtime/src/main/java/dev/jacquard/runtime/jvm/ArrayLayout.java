package dev.jacquard.runtime.jvm;

import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;

/** Where the elements of arrays lie. */
public final class ArrayLayout {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final ArrayLayout REFERENCES = new ArrayLayout(Object[].class);
  private static final ArrayLayout INTS = new ArrayLayout(int[].class);
  private static final ArrayLayout LONGS = new ArrayLayout(long[].class);
  private static final ArrayLayout BYTES = new ArrayLayout(byte[].class);
  private static final ArrayLayout BOOLEANS = new ArrayLayout(boolean[].class);
  private static final ArrayLayout CHARS = new ArrayLayout(char[].class);
  private static final ArrayLayout SHORTS = new ArrayLayout(short[].class);
  private static final ArrayLayout FLOATS = new ArrayLayout(float[].class);
  private static final ArrayLayout DOUBLES = new ArrayLayout(double[].class);

  private final long base;
  private final long scale;

  private ArrayLayout(Class<?> array) {
    base = base(array);
    scale = UNSAFE.arrayIndexScale(array);
  }

  private static long base(Class<?> array) {
    try { // it returns an int or a long, depending on the JDK
      return ((Number) Unsafe.class.getMethod("arrayBaseOffset", Class.class).invoke(UNSAFE, array))
          .longValue();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All arrays of references have one layout. */
  private static ArrayLayout of(Class<?> array) {
    Class<?> element = array.getComponentType();
    if (!element.isPrimitive()) {
      return REFERENCES;
    } else if (element == int.class) {
      return INTS;
    } else if (element == long.class) {
      return LONGS;
    } else if (element == byte.class) {
      return BYTES;
    } else if (element == boolean.class) {
      return BOOLEANS;
    } else if (element == char.class) {
      return CHARS;
    } else if (element == short.class) {
      return SHORTS;
    } else {
      return element == float.class ? FLOATS : DOUBLES;
    }
  }

  /** The offset of an element. */
  public static long offset(Class<?> array, int index) {
    ArrayLayout layout = of(array);
    return layout.base + index * layout.scale;
  }

  /** The element at an offset. */
  public static long index(Class<?> array, long offset) {
    ArrayLayout layout = of(array);
    return (offset - layout.base) / layout.scale;
  }

  /** How many elements an array has; what reflection offers for it is slow until compiled. */
  public static int length(Object array) {
    if (array instanceof Object[] references) {
      return references.length;
    } else if (array instanceof int[] ints) {
      return ints.length;
    } else {
      return array instanceof boolean[] booleans ? booleans.length : Array.getLength(array);
    }
  }
}
