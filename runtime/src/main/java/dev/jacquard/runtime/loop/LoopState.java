package dev.jacquard.runtime.loop;

import java.util.Arrays;

/** The local variables that a loop changes, as rewritten code tells them one by one. */
public final class LoopState {
  private static final long[] NO_NUMBERS = {};
  private static final Object[] NO_REFERENCES = {};

  private long[] numbers = new long[8];
  private Object[] references = new Object[8];
  private int numberCount;
  private int referenceCount;

  /** A variable of a primitive type. */
  public void add(long number) {
    if (numberCount == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * numberCount);
    }
    numbers[numberCount++] = number;
  }

  /** A variable that refers to an object. */
  public void add(Object reference) {
    if (referenceCount == references.length) {
      references = Arrays.copyOf(references, 2 * referenceCount);
    }
    references[referenceCount++] = reference;
  }

  /** The variables of primitive types. */
  public long[] numbers() {
    return numberCount == 0 ? NO_NUMBERS : Arrays.copyOf(numbers, numberCount);
  }

  /** The variables that refer to objects. */
  public Object[] references() {
    return referenceCount == 0 ? NO_REFERENCES : Arrays.copyOf(references, referenceCount);
  }

  /** Whether the variables have these values. */
  boolean equals(long[] otherNumbers, Object[] otherReferences) {
    for (int i = 0; i < referenceCount; i++) {
      if (references[i] != otherReferences[i]) {
        return false;
      }
    }
    return Arrays.equals(numbers, 0, numberCount, otherNumbers, 0, otherNumbers.length);
  }

  /** They have been looked at. */
  public void clear() {
    Arrays.fill(references, 0, referenceCount, null);
    numberCount = 0;
    referenceCount = 0;
  }
}
