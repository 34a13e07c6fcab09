package dev.jacquard.runtime.symmetry;

import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.name.Memory;
import dev.jacquard.runtime.setting.PrivateObjects;
import dev.jacquard.runtime.thread.LogicalThread;
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
  private String otherValue;

  /** Where both have things of their own; meaningless if there is a {@link #difference}. */
  PrivateObjects of(LogicalThread one, LogicalThread other) {
    PrivateObjects things = new PrivateObjects();
    counterparts.put(one.thread(), other.thread());
    if (one.thread().getClass().getClassLoader() != null) {
      content(one.thread(), other.thread(), things);
    }
    reference(
        BirthRecords.work(one),
        BirthRecords.work(other),
        BirthRecords.taskOffset(),
        "its task",
        things);
    return things;
  }

  /** What can't correspond, in words; null if there is nothing. */
  String difference() {
    return difference;
  }

  /**
   * What can't correspond, or a number that is not the same now, in words; null if there is
   * nothing.
   */
  String anyDifference() {
    return difference == null ? otherValue : difference;
  }

  private void reference(
      Object one, Object other, long offset, String name, PrivateObjects things) {
    if (one == other || difference != null || (one != null && counterparts.get(one) == other)) {
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
    if (counterparts.put(one, other) != null) {
      differ(name, one, other);
      return;
    }
    content(one, other, things.add(offset));
  }

  private void content(Object one, Object other, PrivateObjects things) {
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
      } else if (otherValue == null) {
        value(
            shape.name(i),
            Memory.read(shape.type(i), one, offset, null),
            Memory.read(shape.type(i), other, offset, null));
      }
    }
  }

  private void elements(Object one, Object other, PrivateObjects things) {
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

  private void value(String name, long one, long other) {
    if (one != other) {
      otherValue = name + " is " + one + " in one and " + other + " in the other";
    }
  }

  private void differ(String name, Object one, Object other) {
    String said = words(one);
    String then = words(other);
    difference =
        name
            + " is "
            + said
            + " in one and "
            + (then.equals(said) ? "another one" : then)
            + " in the other";
  }

  private static String words(Object object) {
    return object == null || Shape.isValue(object)
        ? String.valueOf(object)
        : "a " + typeName(object.getClass());
  }

  /** The class of a lambda has a name that differs from JVM to JVM. */
  private static String typeName(Class<?> type) {
    String name = type.getName();
    int lambda = name.indexOf("$$Lambda");
    return lambda < 0 ? name : "lambda of " + name.substring(0, lambda);
  }
}
