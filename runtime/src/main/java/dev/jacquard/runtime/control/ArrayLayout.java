package dev.jacquard.runtime.control;

import jdk.internal.misc.Unsafe;

/** Where the elements of arrays lie. */
public final class ArrayLayout {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final ClassValue<Long> BASE =
      new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
          try { // it returns an int or a long, depending on the JDK
            return ((Number)
                    Unsafe.class.getMethod("arrayBaseOffset", Class.class).invoke(UNSAFE, type))
                .longValue();
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
          }
        }
      };

  private static Class<?> lastArray;
  private static long lastBase;
  private static long lastScale;

  private ArrayLayout() {}

  /** The offset of an element. */
  public static long offset(Class<?> array, int index) {
    if (array != lastArray) { // most programs use one kind of array at a time
      lastBase = BASE.get(array);
      lastScale = UNSAFE.arrayIndexScale(array);
      lastArray = array;
    }
    return lastBase + index * lastScale;
  }

  /** The element at an offset. */
  static long index(Class<?> array, long offset) {
    return (offset - BASE.get(array)) / UNSAFE.arrayIndexScale(array);
  }
}
