package dev.jacquard.runtime.name;

import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * Values of the program in words: numbers, text and constants as they are, other objects by name.
 * No code of the program is called, which would take steps, or lie.
 */
public final class ValueWords {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Collections of the JDK that know how many elements they have without asking the program. */
  private static final List<String> COUNTED =
      List.of(
          "java.util.ArrayDeque",
          "java.util.ArrayList",
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.LinkedHashMap",
          "java.util.LinkedHashSet",
          "java.util.LinkedList",
          "java.util.PriorityQueue",
          "java.util.TreeMap");

  private final ThreadTable threads;
  private final ThreadNumbers numbers;
  private final Objects objects;
  private final MemoryNames names;

  public ValueWords(
      ThreadTable threads, ThreadNumbers numbers, Objects objects, MemoryNames names) {
    this.threads = threads;
    this.numbers = numbers;
    this.objects = objects;
    this.names = names;
  }

  /**
   * What memory holds.
   *
   * @param type the first character of the descriptor of its type
   */
  public String at(char type, Object base, long offset) {
    return type == 'L' || type == '['
        ? of(UNSAFE.getReferenceVolatile(base, offset))
        : of(type, Memory.read(type, base, offset, objects));
  }

  /** A value of a primitive type as traces have it. */
  public static String of(char type, long value) {
    return switch (type) {
      case 'Z' -> Boolean.toString(value != 0);
      case 'C' -> Quotation.of((char) value);
      case 'F' -> Float.toString(Float.intBitsToFloat((int) value));
      case 'D' -> Double.toString(Double.longBitsToDouble(value));
      default -> Long.toString(value);
    };
  }

  /** A reference that a trace has as a number. */
  public String reference(long number) {
    if (number == 0) {
      return "null";
    }
    Object object = objects.numbered(number);
    return object == null ? "another object" : of(object);
  }

  /** A reference. */
  public String of(Object object) {
    if (object == null) {
      return "null";
    }
    if (object instanceof String text) {
      return Quotation.of(text);
    }
    if (object instanceof Character character) {
      return Quotation.of(character);
    }
    if (object instanceof Enum<?> constant) {
      return constant.name();
    }
    if (object instanceof Class<?> type) {
      return names.simple(type) + ".class";
    }
    return isNumber(object) ? object.toString() : name(object);
  }

  private static boolean isNumber(Object object) {
    return object instanceof Integer
        || object instanceof Long
        || object instanceof Boolean
        || object instanceof Double
        || object instanceof Float
        || object instanceof Short
        || object instanceof Byte;
  }

  /** What objects of the class of one are called. */
  public String type(Object object) {
    return names.simple(object.getClass());
  }

  /** The name of an object; of an object without name only the class. */
  public String name(Object object) {
    LogicalThread thread = object instanceof Thread t ? threads.of(t) : null;
    if (thread != null) {
      return numbers.name(thread.number());
    }
    Tracked known = objects.find(object);
    return known == null || known.number() <= 0 || isNameless(object.getClass())
        ? names.simple(object.getClass())
        : names.object(known.type(), objects.ordinal(known));
  }

  /** Whether it stands for code rather than for data, so that its number says nothing. */
  private static boolean isNameless(Class<?> type) {
    return type.isHidden();
  }

  /** How much is in a collection; nothing if it can't tell by itself. */
  public static String size(Object collection) {
    if (!COUNTED.contains(collection.getClass().getName())) {
      return "";
    }
    int size =
        collection instanceof Map<?, ?> map ? map.size() : ((Collection<?>) collection).size();
    return "size " + size;
  }
}
