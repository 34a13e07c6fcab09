package dev.jacquard.agent.scope;

import java.util.Set;

/**
 * Plain fields of java.util.concurrent that its code reads without any order, knowing what it does:
 * what such a read sees depends on the interleaving, so it is a step.
 */
public final class RacyFields {
  private static final String PACKAGE = "java/util/concurrent/";

  private static final Set<String> ALL =
      Set.of(
          "locks/AbstractQueuedSynchronizer$Node.waiter",
          "locks/AbstractQueuedLongSynchronizer$Node.waiter",
          "locks/StampedLock$Node.waiter",
          "LinkedTransferQueue$DualNode.waiter",
          "SubmissionPublisher$BufferedSubscription.array",
          "SubmissionPublisher$BufferedSubscription.executor",
          "SubmissionPublisher$BufferedSubscription.head",
          "SubmissionPublisher$BufferedSubscription.pendingError",
          "SubmissionPublisher$BufferedSubscription.tail",
          "FutureTask.callable",
          "ConcurrentHashMap.keySet",
          "ConcurrentHashMap.values",
          "ConcurrentHashMap.entrySet",
          "ConcurrentSkipListMap.keySet",
          "ConcurrentSkipListMap.values",
          "ConcurrentSkipListMap.entrySet",
          "ConcurrentSkipListMap.descendingMap");

  /** Those that are written by volatile operations and read behind fences: as if volatile. */
  private static final Set<String> FENCED =
      Set.of(
          "ConcurrentSkipListMap.head",
          "ConcurrentSkipListMap.adder",
          "ConcurrentSkipListMap$Node.val",
          "ConcurrentSkipListMap$Node.next",
          "ConcurrentSkipListMap$Index.right");

  private RacyFields() {}

  public static boolean contains(Hierarchy.Field field) {
    return isOneOf(ALL, field);
  }

  public static boolean areFenced(Hierarchy.Field field) {
    return isOneOf(FENCED, field);
  }

  private static boolean isOneOf(Set<String> fields, Hierarchy.Field field) {
    String owner = field.owner().name();
    return owner.startsWith(PACKAGE)
        && fields.contains(owner.substring(PACKAGE.length()) + "." + field.name());
  }
}
