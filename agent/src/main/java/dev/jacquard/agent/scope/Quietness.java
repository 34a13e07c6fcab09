package dev.jacquard.agent.scope;

import dev.jacquard.agent.pass.JdkReferences;
import java.util.Set;

/**
 * Methods of the JDK that leave everything as it is, or whose effects are noted by hooks inside
 * them. Whatever is not named here counts as an effect.
 */
public final class Quietness {
  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String UTIL = "java/util/";

  /** Behind them stands code of the program, see {@link JdkReferences}. */
  private static final String FUNCTIONS = "java/util/function/";

  /** Their objects never change, or all their methods are hooks. */
  private static final Set<String> CLASSES =
      Set.of(
          "java/lang/Object",
          "java/lang/Class",
          "java/lang/String",
          "java/lang/CharSequence",
          "java/lang/Comparable",
          "java/lang/Runnable",
          "java/lang/Number",
          "java/lang/Enum",
          "java/lang/Record",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/invoke/VarHandle",
          "java/util/Objects",
          "java/util/Optional",
          "java/util/OptionalInt",
          "java/util/OptionalLong",
          "java/util/Queue",
          "java/util/Deque");

  private static final Set<String> OF_THREAD =
      Set.of(
          "yield",
          "onSpinWait",
          "sleep",
          "currentThread",
          "interrupted",
          "isInterrupted",
          "interrupt",
          "isAlive",
          "getState",
          "getName",
          "getId",
          "threadId",
          "join",
          "holdsLock",
          "isDaemon",
          "start");

  private static final Set<String> OF_SYSTEM =
      Set.of("nanoTime", "currentTimeMillis", "identityHashCode");

  private static final Set<String> OF_COLLECTIONS =
      Set.of(
          "get",
          "getOrDefault",
          "getFirst",
          "getLast",
          "contains",
          "containsKey",
          "isEmpty",
          "size",
          "peek",
          "peekFirst",
          "peekLast",
          "element");

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  private static final Set<String> OF_BUILDERS =
      Set.of("length", "isEmpty", "charAt", "codePointAt", "indexOf", "lastIndexOf", "compareTo");

  private Quietness() {}

  /** Whether a call has no effect, or its effects are noted inside. */
  public static boolean isQuiet(String owner, String name) {
    if (owner.startsWith(CONCURRENT)) {
      return true;
    }
    if (owner.equals("java/lang/Thread")) {
      return OF_THREAD.contains(name);
    }
    if (owner.equals("java/lang/System")) {
      return OF_SYSTEM.contains(name);
    }
    if (BUILDERS.contains(owner)) {
      return OF_BUILDERS.contains(name);
    }
    if (owner.equals("java/lang/ref/Reference")) {
      return name.equals("reachabilityFence");
    }
    if (owner.endsWith("/misc/Unsafe")) {
      return !name.startsWith("put") || name.endsWith("Volatile") || name.endsWith("Release");
    }
    return CLASSES.contains(owner)
        || owner.startsWith(FUNCTIONS)
        || owner.startsWith("java/time/")
        || owner.startsWith("dev/jacquard/")
        || (owner.startsWith(UTIL) && OF_COLLECTIONS.contains(name));
  }
}
