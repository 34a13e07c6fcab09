package dev.jacquard.runtime.primitive.hook;

import java.util.Set;

/**
 * Which of the classes that have models run deep instead: by the JDK's own code, with hooks in it.
 *
 * <p>The choice is made before a run and stays for all of it.
 */
@Tells("it is the same in all runs")
public final class Depth {
  /** What stands for every class that has a model. */
  public static final String ALL = "all";

  private static final String[] NAMES = new String[Long.SIZE];
  private static int size;

  /** A bit for each class, since models ask all the time. */
  private static long deep;

  private Depth() {}

  /** Gives a class its number, by its name; one that has a number keeps it. */
  public static void add(String name) {
    if (find(name) == size) {
      NAMES[size++] = name;
    }
  }

  /** The number of a class that has a model. */
  public static int number(Class<?> modelled) {
    return number(modelled.getName());
  }

  /** The same by its name. */
  public static int number(String name) {
    int number = find(name);
    if (number == size) {
      throw new IllegalArgumentException(name + " has no model");
    }
    return number;
  }

  private static int find(String name) {
    int number = 0;
    while (number < size && !NAMES[number].equals(name)) {
      number++;
    }
    return number;
  }

  /** Whether a class runs deep, by its number. */
  public static boolean isDeep(int number) {
    return (deep >>> number & 1) != 0;
  }

  /** Chooses the classes that run deep from now on, by their names. */
  public static void choose(Set<String> names) {
    long chosen = 0;
    for (int number = 0; number < size; number++) {
      if (names.contains(ALL) || names.contains(NAMES[number])) {
        chosen |= 1L << number;
      }
    }
    deep = chosen;
  }
}
