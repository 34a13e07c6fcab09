package dev.jacquard.conformance.linkedblockingdeque;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;

/** The contract of a blocking queue, with its boundary values. */
public final class ContractPrograms {
  private static final String MANY_STEPS = "conditions of the JDK's own code are many steps";

  private ContractPrograms() {}

  private static LinkedBlockingDeque<String> queue(String... elements) {
    LinkedBlockingDeque<String> queue = new LinkedBlockingDeque<>();
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

  @Expect(outcomes = "[a, b] 2147483645 true [a, b, c] [a, b]")
  public static String copies() throws Exception {
    LinkedBlockingDeque<String> queue = queue("a", "b");
    LinkedBlockingDeque<String> copy = Copies.of(queue);
    return new Notes()
        .note(() -> copy)
        .note(() -> copy.remainingCapacity())
        .note(() -> copy.offer("c"))
        .note(() -> copy)
        .note(() -> queue)
        .toString();
  }

  private static LinkedBlockingDeque<String> full() {
    LinkedBlockingDeque<String> queue = new LinkedBlockingDeque<>(2);
    queue.addAll(List.of("a", "b"));
    return queue;
  }

  @Expect(
      outcomes = "0 false IllegalStateException:Deque full false false IllegalStateException 2",
      executions = 1)
  public static String fullness() {
    return QueueContract.fullness(full());
  }

  @Expect(outcomes = "InterruptedException false InterruptedException false false true")
  public static String interruptedGivers() {
    return QueueContract.interruptedGivers(full());
  }

  @Expect(outcomes = "InterruptedException false false")
  public static String giverWhoIsInterrupted() throws Exception {
    return QueueContract.giverWhoIsInterrupted(full());
  }

  @Expect(outcomes = "true 2")
  public static String removalMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, () -> queue.remove("b"));
  }

  @Expect(outcomes = "true 1")
  public static String clearingMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, queue::clear);
  }

  @Expect(outcomes = "true 1")
  public static String drainingMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, () -> queue.drainTo(new ArrayList<>()));
  }

  @Expect(outcomes = "true 2", deep = false, reason = MANY_STEPS)
  public static String drainingOneMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, () -> queue.drainTo(new ArrayList<>(), 1));
  }

  @Expect(outcomes = "true 1", deep = false, reason = MANY_STEPS)
  public static String retainingNothingMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, () -> queue.retainAll(List.of()));
  }

  @Expect(outcomes = "true 1", deep = false, reason = MANY_STEPS)
  public static String removingAllOfAListMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, () -> queue.removeAll(List.of("a", "b")));
  }

  @Expect(outcomes = "true 2", deep = false, reason = MANY_STEPS)
  public static String removingIfMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(queue, () -> queue.removeIf("a"::equals));
  }

  @Expect(outcomes = "true 2", deep = false, reason = MANY_STEPS)
  public static String iteratorMakesRoom() throws Exception {
    LinkedBlockingDeque<String> queue = full();
    return QueueContract.room(
        queue,
        () -> {
          Iterator<String> iterator = queue.iterator();
          iterator.next();
          iterator.remove();
        });
  }

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException NullPointerException"
              + " NullPointerException [a, b] 2147483647",
      executions = 1)
  public static String constructors() {
    return new Notes()
        .note(() -> new LinkedBlockingDeque<String>(0))
        .note(() -> new LinkedBlockingDeque<String>(-1))
        .note(() -> new LinkedBlockingDeque<String>(null))
        .note(() -> new LinkedBlockingDeque<>(Arrays.asList("a", null)))
        .note(() -> new LinkedBlockingDeque<>(List.of("a", "b")))
        .note(() -> new LinkedBlockingDeque<String>().remainingCapacity())
        .toString();
  }

  /** An iterator may show what is gone already, but never twice and never out of order. */
  @Expect(
      outcomes = {"ab", "b"},
      deep = false,
      reason = "the queue of the JDK's own lock is many steps")
  public static String iteratorBesideARemoval() throws Exception {
    LinkedBlockingDeque<String> queue = queue("a", "b");
    return QueueContract.seenBeside(queue, queue::remove);
  }

  /** It shows what was there when it began, and what comes later or not. */
  @Expect(
      outcomes = {"a", "ab"},
      deep = false,
      reason = "the queue of the JDK's own lock is many steps")
  public static String iteratorBesideAnAddition() throws Exception {
    LinkedBlockingDeque<String> queue = queue("a");
    return QueueContract.seenBeside(queue, () -> queue.add("b"));
  }
}
