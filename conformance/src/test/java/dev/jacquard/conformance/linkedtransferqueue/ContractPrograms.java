package dev.jacquard.conformance.linkedtransferqueue;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.List;
import java.util.concurrent.LinkedTransferQueue;

/** The contract of a blocking queue, with its boundary values. */
public final class ContractPrograms {
  private ContractPrograms() {}

  private static LinkedTransferQueue<String> queue(String... elements) {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    queue.addAll(List.of(elements));
    return queue;
  }

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException NullPointerException"
              + " NullPointerException IllegalArgumentException NullPointerException"
              + " NullPointerException IllegalArgumentException IllegalArgumentException"
              + " IllegalArgumentException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException NullPointerException"
              + " ArrayStoreException 2",
      executions = 1)
  public static String refusals() {
    return QueueContract.refusals(queue("a", "b"));
  }

  @Expect(outcomes = "false false false false false false false true false false 2", executions = 1)
  public static String whatIsMissing() {
    return QueueContract.missing(queue("a", "b"));
  }

  @Expect(
      outcomes =
          "null null null null null NoSuchElementException NoSuchElementException true 0 0 false"
              + " NoSuchElementException 0 [] done",
      executions = 1)
  public static String emptiness() {
    return QueueContract.emptiness(queue());
  }

  @Expect(outcomes = "0 0 2 [a, b] [c] 1 [a, b, c] 0", executions = 1)
  public static String drains() {
    return QueueContract.drains(queue("a", "b", "c"));
  }

  @Expect(outcomes = "IllegalStateException [a] false", executions = 1)
  public static String drainToAFullOne() {
    return QueueContract.drainToAFullOne(queue("a", "b"));
  }

  @Expect(
      outcomes =
          "[a, b, c] [a, b, c] [a, b, c] true [a, b, c, null, 5] [a, b, c] done abc [b, c] true"
              + " [a, b, c]",
      executions = 1)
  public static String views() {
    return QueueContract.views(queue("a", "b", "c"));
  }

  @Expect(
      outcomes =
          "IllegalStateException a b done IllegalStateException done c false"
              + " NoSuchElementException [a, c]",
      executions = 1)
  public static String iterators() {
    return QueueContract.iterators(queue("a", "b", "c"));
  }

  @Expect(outcomes = "true false NullPointerException true done abc false", executions = 1)
  public static String spliterators() {
    return QueueContract.spliterators(queue("a", "b", "c"));
  }

  @Expect(outcomes = "InterruptedException false InterruptedException false null true")
  public static String interruptedTakers() {
    return QueueContract.interruptedTakers(queue());
  }

  @Expect(outcomes = "InterruptedException false")
  public static String takerWhoIsInterrupted() throws Exception {
    return QueueContract.takerWhoIsInterrupted(queue());
  }

  @Expect(
      outcomes = "true [b, a, c] true [b, a] false true [a] true true [y] done []",
      executions = 1)
  public static String removals() {
    return QueueContract.removals(queue("a", "b", "a", "c"));
  }

  @Expect(outcomes = "[a, b] 2147483647 true [a, b, c] [a, b]")
  public static String copies() throws Exception {
    LinkedTransferQueue<String> queue = queue("a", "b");
    LinkedTransferQueue<String> copy = Copies.of(queue);
    return new Notes()
        .note(() -> copy)
        .note(() -> copy.remainingCapacity())
        .note(() -> copy.offer("c"))
        .note(() -> copy)
        .note(() -> queue)
        .toString();
  }

  /** An iterator may show what is gone already, but never twice and never out of order. */
  @Expect(outcomes = {"ab", "b"})
  public static String iteratorBesideARemoval() throws Exception {
    LinkedTransferQueue<String> queue = queue("a", "b");
    return QueueContract.seenBeside(queue, queue::remove);
  }

  /** It shows what was there when it began, and what comes later or not. */
  @Expect(outcomes = {"a", "ab"})
  public static String iteratorBesideAnAddition() throws Exception {
    LinkedTransferQueue<String> queue = queue("a");
    return QueueContract.seenBeside(queue, () -> queue.add("b"));
  }
}
