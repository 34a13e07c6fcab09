package dev.jacquard.runtime.control;

import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Compares what two threads with the same code are born with, to learn where such threads keep
 * their own things: where one has an object and the other another one of the same class.
 */
final class Alignment {
  private static final int MOST_THINGS = 1_000;

  private final Map<Object, Object> counterparts = new IdentityHashMap<>();
  private String difference;

  /** Where both have things of their own; meaningless if there is a {@link #difference}. */
  OwnThings of(Thread one, Thread other) {
    OwnThings things = new OwnThings();
    content(one, other, things);
    reference(Births.task(one), Births.task(other), Births.taskOffset(), "its task", things);
    return things;
  }

  /** What can't correspond, in words; null if there is nothing. */
  String difference() {
    return difference;
  }

  private void reference(Object one, Object other, long offset, String name, OwnThings things) {
    if (one == other || difference != null) {
      return;
    }
    if (one == null || other == null || one.getClass() != other.getClass() || Shape.isValue(one)) {
      differ(name, one, other);
      return;
    }
    if (counterparts.size() == MOST_THINGS) {
      difference = "there is too much to compare";
      return;
    }
    OwnThings own = things.add(offset);
    if (counterparts.putIfAbsent(one, other) == null) {
      content(one, other, own);
    }
  }

  private void content(Object one, Object other, OwnThings things) {
    if (one.getClass().isArray()) {
      elements(one, other, things);
      return;
    }
    Shape shape = Shape.of(one.getClass());
    for (int i = 0; i < shape.fields(); i++) {
      long offset = shape.offset(i);
      if (shape.isReference(i)) {
        reference(
            Shape.reference(one, offset),
            Shape.reference(other, offset),
            offset,
            shape.name(i),
            things);
      }
    }
  }

  private void elements(Object one, Object other, OwnThings things) {
    int length = java.lang.reflect.Array.getLength(one);
    if (length != java.lang.reflect.Array.getLength(other)) {
      difference = "arrays of different lengths";
    } else if (!one.getClass().getComponentType().isPrimitive()) {
      for (int i = 0; i < length; i++) {
        long offset = ArrayLayout.offset(one.getClass(), i);
        reference(
            Shape.reference(one, offset),
            Shape.reference(other, offset),
            offset,
            "[" + i + "]",
            things);
      }
    }
  }

  private void differ(String name, Object one, Object other) {
    difference = name + " is " + words(one) + " in one and " + words(other) + " in the other";
  }

  private static String words(Object object) {
    return object == null || Shape.isValue(object)
        ? String.valueOf(object)
        : "a " + object.getClass().getName();
  }
}
