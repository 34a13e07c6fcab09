package dev.jacquard.agent.scope;

import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;

/** Which fields are watched, and what their accesses count as. */
public final class FieldTable {
  /** What an access counts as. */
  public enum Access {
    /** Nothing: the access has no hook. */
    NONE,
    PLAIN,
    VOLATILE,
    /** A step without any order. */
    OPAQUE,
    /** The business of the JDK, which only a search that learns is told of. */
    INNER
  }

  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String THREAD = "Ljava/lang/Thread;";

  /** Plain fields of java.util.concurrent that are watched, by class, name and descriptor. */
  private static final Map<String, Access> IN_JDK = new TreeMap<>();

  static {
    racy();
    fenced();
  }

  private FieldTable() {}

  /**
   * Plain fields that the JDK's code reads without any order, knowing what it does: what such a
   * read sees depends on the interleaving, so it is a step.
   */
  private static void racy() {
    add("locks/AbstractQueuedSynchronizer$Node", "waiter", THREAD, Access.OPAQUE);
    add("locks/AbstractQueuedLongSynchronizer$Node", "waiter", THREAD, Access.OPAQUE);
    add("locks/StampedLock$Node", "waiter", THREAD, Access.OPAQUE);
    add("LinkedTransferQueue$DualNode", "waiter", THREAD, Access.OPAQUE);
    String subscription = "SubmissionPublisher$BufferedSubscription";
    add(subscription, "array", "[Ljava/lang/Object;", Access.OPAQUE);
    add(subscription, "executor", "Ljava/util/concurrent/Executor;", Access.OPAQUE);
    add(subscription, "head", "I", Access.OPAQUE);
    add(subscription, "pendingError", "Ljava/lang/Throwable;", Access.OPAQUE);
    add(subscription, "tail", "I", Access.OPAQUE);
    add("FutureTask", "callable", "Ljava/util/concurrent/Callable;", Access.OPAQUE);
    add("PriorityBlockingQueue", "queue", "[Ljava/lang/Object;", Access.OPAQUE);
    String map = "ConcurrentHashMap";
    add(map, "keySet", inner(map, "KeySetView"), Access.OPAQUE);
    add(map, "values", inner(map, "ValuesView"), Access.OPAQUE);
    add(map, "entrySet", inner(map, "EntrySetView"), Access.OPAQUE);
    String sorted = "ConcurrentSkipListMap";
    add(sorted, "keySet", inner(sorted, "KeySet"), Access.OPAQUE);
    add(sorted, "values", inner(sorted, "Values"), Access.OPAQUE);
    add(sorted, "entrySet", inner(sorted, "EntrySet"), Access.OPAQUE);
    add(sorted, "descendingMap", inner(sorted, "SubMap"), Access.OPAQUE);
  }

  /**
   * Fields that are written by volatile operations and read behind fences, or in chains of volatile
   * operations: as if volatile.
   */
  private static void fenced() {
    String sorted = "ConcurrentSkipListMap";
    add(sorted, "head", inner(sorted, "Index"), Access.VOLATILE);
    add(sorted, "adder", "Ljava/util/concurrent/atomic/LongAdder;", Access.VOLATILE);
    add(sorted + "$Node", "val", "Ljava/lang/Object;", Access.VOLATILE);
    add(sorted + "$Node", "next", inner(sorted, "Node"), Access.VOLATILE);
    add(sorted + "$Index", "right", inner(sorted, "Index"), Access.VOLATILE);
    String transfer = "LinkedTransferQueue";
    add(transfer + "$DualNode", "next", inner(transfer, "DualNode"), Access.VOLATILE);
  }

  private static void add(String owner, String name, String descriptor, Access access) {
    IN_JDK.put(CONCURRENT + owner + "." + name + ":" + descriptor, access);
  }

  private static String inner(String owner, String name) {
    return "L" + CONCURRENT + owner + "$" + name + ";";
  }

  /** The plain fields of the JDK that are watched, by class, name and descriptor. */
  static Map<String, Access> inJdk() {
    return Map.copyOf(IN_JDK);
  }

  /** What program code does that accesses a field. Fields of the JDK belong to the JDK. */
  public static Access inProgram(Hierarchy hierarchy, Hierarchy.Field field) {
    if (!hierarchy.isProgram(field.owner().name())
        || (isFixed(field) && !mayChange(hierarchy, field))) {
      return Access.NONE;
    }
    return field.is(Opcodes.ACC_VOLATILE) ? Access.VOLATILE : Access.PLAIN;
  }

  /** What the JDK's code does that accesses a field. Its plain accesses are taken to be right. */
  public static Access inJdk(Hierarchy.Field field) {
    if (isFixed(field) || field.is(Opcodes.ACC_STATIC)) {
      return Access.NONE;
    }
    if (field.is(Opcodes.ACC_VOLATILE)) {
      return Access.VOLATILE;
    }
    Access otherwise = InnerState.isTold(field.owner().name()) ? Access.INNER : Access.NONE;
    return IN_JDK.getOrDefault(key(field), otherwise);
  }

  private static String key(Hierarchy.Field field) {
    return field.owner().name() + "." + field.name() + ":" + field.descriptor();
  }

  /** Whether a field that is assigned once may be seen without its value. */
  private static boolean mayChange(Hierarchy hierarchy, Hierarchy.Field field) {
    return !field.is(Opcodes.ACC_SYNTHETIC)
        && !field.is(Opcodes.ACC_STATIC)
        && hierarchy.isAssignedLate(field);
  }

  private static boolean isFixed(Hierarchy.Field field) {
    return field.is(Opcodes.ACC_FINAL) || field.is(Opcodes.ACC_SYNTHETIC);
  }
}
