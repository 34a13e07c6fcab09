package dev.jacquard.agent.scope;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * Methods of the JDK that do the same whichever thread calls them: they ask neither for the current
 * thread nor for anything that each thread has for itself (its clock, its random numbers, the names
 * of what it made). Whatever is not named here tells its caller apart.
 */
public final class Neutrality {
  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String ATOMICS = CONCURRENT + "atomic/Atomic";

  /** Their objects never change, or are mere data. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/StringBuilder",
          "java/lang/CharSequence",
          "java/lang/Number",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/StrictMath",
          "java/lang/Enum",
          "java/lang/Class",
          "java/util/Objects",
          "java/util/Optional",
          "java/util/OptionalInt",
          "java/util/BitSet",
          "java/io/PrintStream");

  private static final Set<String> COLLECTIONS =
      Set.of(
          "java/util/ArrayList",
          "java/util/LinkedList",
          "java/util/ArrayDeque",
          "java/util/PriorityQueue",
          "java/util/HashMap",
          "java/util/LinkedHashMap",
          "java/util/TreeMap",
          "java/util/HashSet",
          "java/util/LinkedHashSet",
          "java/util/TreeSet",
          "java/util/Arrays",
          CONCURRENT + "ConcurrentLinkedQueue",
          CONCURRENT + "ConcurrentLinkedDeque",
          CONCURRENT + "ArrayBlockingQueue",
          CONCURRENT + "LinkedBlockingQueue",
          CONCURRENT + "LinkedBlockingDeque",
          CONCURRENT + "PriorityBlockingQueue");

  /** Each call is one step, taken before anything else is done. */
  private static final Set<String> SYNCHRONIZERS =
      Set.of(
          CONCURRENT + "locks/ReentrantLock",
          CONCURRENT + "Semaphore",
          CONCURRENT + "CountDownLatch",
          "java/lang/invoke/VarHandle",
          "dev/jacquard/Jacquard");

  /** What tells of an object who made it, unless it is mere data. */
  private static final Set<String> HASHES = Set.of("hashCode", "toString", "identityHashCode");

  private static final Set<String> CONVERSIONS = Set.of("equals", "requireNonNull", "compareTo");

  private Neutrality() {}

  /** Whether a call of the JDK does the same for all threads. */
  public static boolean isNeutral(String owner, String name, String descriptor) {
    if (owner.startsWith("[") || isOneStep(owner, name)) {
      return true;
    }
    if (owner.equals("java/lang/Math")) {
      return !name.equals("random");
    }
    if (owner.equals("java/lang/Object") || COLLECTIONS.contains(owner)) {
      return !HASHES.contains(name);
    }
    if (VALUES.contains(owner)) {
      return CONVERSIONS.contains(name) || takesValues(descriptor);
    }
    boolean failure = owner.endsWith("Error") || owner.endsWith("Exception");
    return failure && (name.equals("<init>") || name.equals("getMessage"));
  }

  /** Whether a call of the JDK does nothing before it takes its step, if it takes any. */
  public static boolean isOneStep(String owner, String name) {
    return SYNCHRONIZERS.contains(owner)
        || owner.startsWith(ATOMICS)
        || (owner.equals("java/lang/Object") && (name.equals("wait") || name.startsWith("notify")));
  }

  /** Whether a dynamic call makes a lambda, or a string of mere data. */
  public static boolean isNeutral(InvokeDynamicInsnNode dynamic) {
    return switch (dynamic.bsm.getOwner()) {
      case "java/lang/invoke/LambdaMetafactory" -> true;
      case "java/lang/invoke/StringConcatFactory" -> takesValues(dynamic.desc);
      default -> false;
    };
  }

  private static boolean takesValues(String descriptor) {
    for (Type type : Type.getArgumentTypes(descriptor)) {
      if (type.getSort() == Type.ARRAY
          || (type.getSort() == Type.OBJECT && !VALUES.contains(type.getInternalName()))) {
        return false;
      }
    }
    return true;
  }
}
