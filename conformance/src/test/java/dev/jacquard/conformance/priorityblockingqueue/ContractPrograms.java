package dev.jacquard.conformance.priorityblockingqueue;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The contract of a blocking queue, with its boundary values. */
public final class ContractPrograms {
  private ContractPrograms() {}

  private static PriorityBlockingQueue<String> queue(String... elements) {
    PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>();
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

  @Expect(outcomes = "[a, b] 2147483647 true [a, b, c] [a, b]")
  public static String copies() throws Exception {
    PriorityBlockingQueue<String> queue = queue("a", "b");
    PriorityBlockingQueue<String> copy = Copies.of(queue);
    return new Notes()
        .note(() -> copy)
        .note(() -> copy.remainingCapacity())
        .note(() -> copy.offer("c"))
        .note(() -> copy)
        .note(() -> queue)
        .toString();
  }

  @Expect(outcomes = "[a, b, c] true [b, c] true [b] true [] [x]", executions = 1)
  public static String removals() {
    PriorityBlockingQueue<String> queue = queue("a", "b", "c");
    return new Notes()
        .note(() -> queue)
        .note(() -> queue.remove("a"))
        .note(() -> queue)
        .note(() -> queue.removeAll(List.of("c", "d")))
        .note(() -> queue)
        .note(() -> queue.removeIf("b"::equals))
        .note(() -> queue)
        .note(
            () -> {
              queue.addAll(List.of("x", "y", "z"));
              queue.retainAll(List.of("x"));
              return queue;
            })
        .toString();
  }

  @Expect(
      outcomes =
          "IllegalArgumentException NullPointerException NullPointerException null true"
              + " ClassCastException 2147483647",
      executions = 1)
  public static String constructors() {
    PriorityBlockingQueue<Object> incomparable = new PriorityBlockingQueue<>(1);
    Comparator<String> descending = Comparator.reverseOrder();
    return new Notes()
        .note(() -> new PriorityBlockingQueue<String>(0))
        .note(() -> new PriorityBlockingQueue<String>((Collection<String>) null))
        .note(() -> new PriorityBlockingQueue<>(Arrays.asList("a", null)))
        .note(() -> queue().comparator())
        .note(() -> new PriorityBlockingQueue<>(1, descending).comparator() == descending)
        .note(() -> incomparable.addAll(List.of(new Object(), new Object())))
        .note(() -> incomparable.remainingCapacity())
        .toString();
  }

  /** More elements than the array had room for, in an order that is not their own. */
  @Expect(outcomes = "c b b a [] true true", executions = 1)
  public static String comesInTheOrderOfItsComparator() {
    PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(1, Comparator.reverseOrder());
    queue.addAll(List.of("b", "c", "a", "b"));
    return new Notes()
        .note(() -> queue.take())
        .note(() -> queue.poll(1, TimeUnit.SECONDS))
        .note(() -> queue.remove())
        .note(() -> queue.element() + (queue.poll() == null ? "?" : ""))
        .note(() -> queue)
        .note(() -> queue.offer("a", -1, TimeUnit.SECONDS))
        .interrupted(() -> queue.put("b"))
        .toString()
        .replace(" done", "");
  }

  /** An iterator may show what is gone already, but never twice and never out of order. */
  @Expect(
      outcomes = {"ab", "b"},
      deep = false,
      reason = "the queue of the JDK's own lock is many steps")
  public static String iteratorBesideARemoval() throws Exception {
    PriorityBlockingQueue<String> queue = queue("a", "b");
    return QueueContract.seenBeside(queue, queue::remove);
  }

  /** It shows what was there when it began, and what comes later or not. */
  @Expect(
      outcomes = {"a", "ab"},
      deep = false,
      reason = "the queue of the JDK's own lock is many steps")
  public static String iteratorBesideAnAddition() throws Exception {
    PriorityBlockingQueue<String> queue = queue("a");
    return QueueContract.seenBeside(queue, () -> queue.add("b"));
  }
}
