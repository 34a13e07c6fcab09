package dev.jacquard.kernel.name;

import java.util.List;

/**
 * An object by its origin. In one run no two objects have the same; in all runs in which its maker
 * did the same, an object has the same.
 */
public sealed interface ObjectName {
  /**
   * The n-th object that a thread made.
   *
   * @param order how many objects the thread had made before
   * @param type the name of the class: in other runs the n-th object may be of another one
   */
  record Made(ThreadName maker, int order, String type) implements ObjectName {
    @Override
    public String toString() {
      return NameText.of(maker, order, type);
    }
  }

  /**
   * The n-th object that the initialiser of a class made, by whichever thread it was run.
   *
   * @param initialised the name of the class
   */
  record Initialised(String initialised, int order, String type) implements ObjectName {
    @Override
    public String toString() {
      return NameText.of(INITIALISED, initialised, order, type);
    }
  }

  /** A thread itself: its life, its permit, its interrupt status. */
  record OfThread(ThreadName thread) implements ObjectName {
    @Override
    public String toString() {
      return NameText.of(THREAD, thread);
    }

    @Override
    public String type() {
      return Thread.class.getName();
    }
  }

  /** A class, as the owner of its static fields and as a monitor. */
  record OfClass(String name) implements ObjectName {
    @Override
    public String toString() {
      return NameText.of(CLASS, name);
    }

    @Override
    public String type() {
      return Class.class.getName();
    }
  }

  /** A constant of an enum. */
  record Constant(String type, String name) implements ObjectName {
    @Override
    public String toString() {
      return NameText.of(CONSTANT, type, name);
    }
  }

  /**
   * An object of which no maker is known, because the JDK made it or code that runs only once.
   *
   * @param order how many of them were there before, which depends on what else the process did
   */
  record Unknown(String type, int order) implements ObjectName {
    @Override
    public String toString() {
      return NameText.of(UNKNOWN, order, type);
    }

    @Override
    public boolean travels() {
      return false;
    }
  }

  String INITIALISED = "initialiser";
  String THREAD = "thread";
  String CLASS = "class";
  String CONSTANT = "enum";
  String UNKNOWN = "unknown";

  /** The name of its class. */
  String type();

  /** Whether another process can tell by the name which object is meant. */
  default boolean travels() {
    return true;
  }

  /**
   * Reads what {@code toString()} printed.
   *
   * @throws IllegalArgumentException if the text is no name
   */
  static ObjectName parse(String text) {
    return parse(NameText.parts(text), text);
  }

  private static ObjectName parse(List<String> parts, String text) {
    String first = parts.get(0);
    if (parts.size() == 4 && first.equals(INITIALISED)) {
      return new Initialised(parts.get(1), Integer.parseInt(parts.get(2)), parts.get(3));
    }
    if (parts.size() == 3 && first.equals(CONSTANT)) {
      return new Constant(parts.get(1), parts.get(2));
    }
    if (parts.size() == 3 && first.equals(UNKNOWN)) {
      return new Unknown(parts.get(2), Integer.parseInt(parts.get(1)));
    }
    if (parts.size() == 3) {
      return new Made(ThreadName.parse(first), Integer.parseInt(parts.get(1)), parts.get(2));
    }
    if (parts.size() == 2) {
      switch (first) {
        case THREAD:
          return new OfThread(ThreadName.parse(parts.get(1)));
        case CLASS:
          return new OfClass(parts.get(1));
        default:
      }
    }
    throw new IllegalArgumentException("'" + text + "' is no name of an object");
  }
}
