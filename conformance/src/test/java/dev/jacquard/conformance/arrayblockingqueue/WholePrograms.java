package dev.jacquard.conformance.arrayblockingqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Calls that look at more than one element; they have the queue for themselves. */
public final class WholePrograms {
  private WholePrograms() {}

  private static BlockingQueue<Integer> queue(Integer... elements) {
    return new ArrayBlockingQueue<>(3, false, List.of(elements));
  }

  @Expect(outcomes = {"[1, 2, 3] []", "[1, 2] [3]"})
  public static String drainTo() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    List<Integer> drained = new ArrayList<>();
    Run.both(() -> queue.drainTo(drained), () -> queue.add(3));
    return drained + " " + queue;
  }

  @Expect(outcomes = {"0 0", "1 0", "2 0", "0 2"})
  public static String nobodyComesBetweenDrainedElements() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    Queue<Integer> drained = new ConcurrentLinkedQueue<>();
    int[] seen = new int[2];
    Run.both(
        () -> queue.drainTo(drained),
        () -> {
          seen[0] = drained.size();
          seen[1] = queue.size();
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String oneRemovalSucceeds() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    boolean[] removed = new boolean[2];
    Run.both(() -> removed[0] = queue.remove(2), () -> removed[1] = queue.remove(2));
    return removed[0] + " " + removed[1];
  }

  @Expect(outcomes = {"true", "false"})
  public static String contains() throws Exception {
    BlockingQueue<Integer> queue = queue(1);
    boolean[] found = new boolean[1];
    Run.both(() -> found[0] = queue.contains(1), queue::poll);
    return "" + found[0];
  }

  @Expect(outcomes = {"12", "2", "23"})
  public static String iteratorGoesOn() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    StringBuilder seen = new StringBuilder();
    Run.both(
        () -> queue.forEach(seen::append),
        () -> {
          queue.poll();
          queue.add(3);
        });
    return seen.toString();
  }

  @Expect(outcomes = {"3 0", "2 1", "2 0"})
  public static String sizeAndRemainingCapacity() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    int[] seen = new int[2];
    Run.both(
        () -> {
          seen[0] = queue.size();
          seen[1] = queue.remainingCapacity();
        },
        () -> queue.add(3));
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"[]", "[3]"})
  public static String clear() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    Run.both(queue::clear, () -> queue.offer(3));
    return "" + queue;
  }

  private record Slow(AtomicInteger value) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Slow slow && slow.value.get() == value.get();
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  @Expect(outcomes = {"true", "false"})
  public static String methodsOfElementsAreStepsToo() throws Exception {
    AtomicInteger value = new AtomicInteger(1);
    BlockingQueue<Slow> queue = new ArrayBlockingQueue<>(1);
    queue.add(new Slow(value));
    boolean[] found = new boolean[1];
    Run.both(() -> found[0] = queue.contains(new Slow(new AtomicInteger(1))), () -> value.set(2));
    return "" + found[0];
  }

  @Expect(outcomes = {"[1, 2] 2", "[1, 2] 1", "[2] 1"})
  public static String arrayAndCondition() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    Object[][] seen = new Object[1][];
    int[] size = new int[1];
    Run.both(
        () -> {
          seen[0] = queue.toArray();
          size[0] = queue.size();
        },
        () -> queue.removeIf(element -> element == 1));
    return List.of(seen[0]) + " " + size[0];
  }

  @Expect(
      outcomes = {"12", "123", "2", "23"},
      deep = false,
      reason = "each element is a turn of the lock")
  public static String spliteratorGoesOn() throws Exception {
    BlockingQueue<Integer> queue = queue(1, 2);
    StringBuilder seen = new StringBuilder();
    Run.both(
        () -> queue.spliterator().forEachRemaining(seen::append),
        () -> {
          queue.poll();
          queue.add(3);
        });
    return seen.toString();
  }
}
