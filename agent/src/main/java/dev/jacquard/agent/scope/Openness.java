package dev.jacquard.agent.scope;

import java.util.Set;

/**
 * What methods of the JDK are known to see. Whatever is not named here may see the whole program,
 * without any hook that would tell.
 */
public final class Openness {
  private static final String CONCURRENT = "java/util/concurrent/";

  /** Their objects never change; all that their methods see is handed to them. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/Number",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Class",
          "java/util/concurrent/TimeUnit",
          "java/time/Duration",
          "java/time/Instant");

  /** They compute from what they are given, and keep nothing. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Enum",
          "java/lang/Record",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/VarHandle");

  /** Behind them stands code of the program, or of a class whose methods tell what they see. */
  private static final Set<String> INTERFACES =
      Set.of(
          "java/lang/Object",
          "java/lang/Runnable",
          "java/lang/Comparable",
          "java/lang/Iterable",
          "java/lang/AutoCloseable",
          "java/util/Collection",
          "java/util/List",
          "java/util/Map",
          "java/util/Map$Entry",
          "java/util/Set",
          "java/util/SortedMap",
          "java/util/SortedSet",
          "java/util/NavigableMap",
          "java/util/NavigableSet",
          "java/util/Queue",
          "java/util/Deque",
          "java/util/Iterator",
          "java/util/ListIterator",
          "java/util/Comparator",
          "java/util/HashSet",
          "java/util/LinkedHashSet",
          "java/util/TreeSet",
          "java/util/Collections",
          "java/util/Arrays",
          "java/util/Objects",
          "java/util/Optional",
          "java/lang/ThreadLocal");

  /** What they see of threads and time, their hooks tell. */
  private static final Set<String> WATCHED =
      Set.of(
          "java/lang/System.nanoTime",
          "java/lang/System.currentTimeMillis",
          "java/lang/System.identityHashCode",
          "java/lang/System.arraycopy",
          "java/lang/System.lineSeparator",
          "java/lang/Thread.currentThread",
          "java/lang/Thread.yield",
          "java/lang/Thread.onSpinWait",
          "java/lang/Thread.sleep",
          "java/lang/Thread.interrupted",
          "java/lang/Thread.isInterrupted",
          "java/lang/Thread.interrupt",
          "java/lang/Thread.isAlive",
          "java/lang/Thread.getState",
          "java/lang/Thread.getName",
          "java/lang/Thread.getId",
          "java/lang/Thread.threadId",
          "java/lang/Thread.join",
          "java/lang/Thread.holdsLock",
          "java/lang/Thread.isDaemon",
          "java/lang/Thread.isVirtual",
          "java/lang/Thread.toString",
          "java/lang/Thread.start");

  /** What is printed is not seen by anybody. */
  private static final String PRINTER = "java/io/PrintStream";

  private Openness() {}

  /** Whether a method may see more than hooks tell of. */
  public static boolean isOpaque(String owner, String name) {
    if (owner.startsWith(CONCURRENT)) {
      return owner.endsWith("/ThreadLocalRandom");
    }
    return !(isValue(owner)
        || keepsNothing(owner, name)
        || INTERFACES.contains(owner)
        || owner.startsWith("java/util/function/")
        || WATCHED.contains(owner + "." + name)
        || CollectionClasses.areUnsynchronized(owner)
        || owner.equals(PRINTER)
        || isThrowable(owner));
  }

  /** Whether a method neither keeps nor compares what it is given. */
  public static boolean keepsNothing(String owner, String name) {
    return isValue(owner)
        || FUNCTIONS.contains(owner)
        || owner.equals(PRINTER)
        || name.startsWith("requireNonNull");
  }

  /** Whether the objects of a class are mere values. */
  public static boolean isValue(String type) {
    return VALUES.contains(type);
  }

  private static boolean isThrowable(String owner) {
    return owner.endsWith("Exception") || owner.endsWith("Error") || owner.endsWith("Throwable");
  }
}
