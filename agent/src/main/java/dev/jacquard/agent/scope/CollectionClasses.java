package dev.jacquard.agent.scope;

import java.util.Set;

/** The JDK's collections whose insides are watched. */
public final class CollectionClasses {
  /** The collections that leave synchronisation to their users. */
  private static final Set<String> UNSYNCHRONIZED =
      Set.of(
          "java/util/HashMap",
          "java/util/LinkedHashMap",
          "java/util/TreeMap",
          "java/util/IdentityHashMap",
          "java/util/WeakHashMap",
          "java/util/EnumMap",
          "java/util/ArrayList",
          "java/util/LinkedList",
          "java/util/ArrayDeque",
          "java/util/PriorityQueue",
          "java/util/BitSet");

  private CollectionClasses() {}

  public static boolean areUnsynchronized(String name) {
    return UNSYNCHRONIZED.contains(name);
  }

  /** Whether a class is such a collection, or a part of one that needs synchronisation. */
  public static boolean contain(String name) {
    int inner = name.indexOf('$');
    return areUnsynchronized(inner < 0 ? name : name.substring(0, inner));
  }
}
