package dev.jacquard.conformance.priorityblockingqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** A queue that compares its elements. */
public final class PriorityPrograms {
  private static final String NO_CONDITIONS = "conditions of the JDK's own code are many steps";

  private static final String GROWS = "to grow takes the lock again and again";

  private PriorityPrograms() {}

  @Expect(
      outcomes = {"1", "2"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String smallestOfThoseThatAreThere() throws Exception {
    BlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    int[] got = new int[1];
    Run.all(() -> queue.add(2), () -> queue.add(1), Run.unchecked(() -> got[0] = queue.take()));
    return "" + got[0];
  }

  @Expect(outcomes = {"12"})
  public static String orderIsThatOfTheElements() throws Exception {
    BlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    Run.both(() -> queue.add(2), () -> queue.add(1));
    return "" + queue.poll() + queue.poll();
  }

  @Expect(outcomes = {"21"})
  public static String comparatorOfTheProgram() throws Exception {
    BlockingQueue<Integer> queue =
        new PriorityBlockingQueue<>(2, Comparator.comparing((Integer i) -> -i));
    Run.both(() -> queue.add(2), () -> queue.add(1));
    return "" + queue.poll() + queue.poll();
  }

  @Expect(outcomes = {"1 null", "null 1"})
  public static String lastElementGoesToOne() throws Exception {
    BlockingQueue<Integer> queue = new PriorityBlockingQueue<>(List.of(1));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = queue.poll(), () -> got[1] = queue.poll());
    return got[0] + " " + got[1];
  }

  private record Item(String name, AtomicInteger priority) implements Comparable<Item> {
    @Override
    public int compareTo(Item other) {
      return Integer.compare(priority.get(), other.priority.get());
    }
  }

  @Expect(outcomes = {"a", "b"})
  public static String comparisonsAreStepsToo() throws Exception {
    BlockingQueue<Item> queue = new PriorityBlockingQueue<>();
    AtomicInteger priority = new AtomicInteger(2);
    queue.add(new Item("a", new AtomicInteger(1)));
    Run.both(() -> queue.add(new Item("b", priority)), () -> priority.set(0));
    return queue.poll().name();
  }

  @Expect(outcomes = {"null 0", "1 1", "null 1"})
  public static String peekAndSize() throws Exception {
    BlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    Object[] seen = new Object[2];
    Run.both(
        () -> queue.add(1),
        () -> {
          seen[0] = queue.peek();
          seen[1] = queue.size();
        });
    return seen[0] + " " + seen[1];
  }

  private static boolean isRefused(BlockingQueue<Object> queue, Object element) {
    try {
      queue.add(element);
      return false;
    } catch (ClassCastException | IllegalStateException expected) {
      return true;
    }
  }

  @Expect(
      outcomes = {"true 2"},
      deep = false,
      reason = GROWS)
  public static String elementThatCanNotBeCompared() throws Exception {
    BlockingQueue<Object> queue = new PriorityBlockingQueue<>(List.of(1));
    boolean[] refused = new boolean[1];
    Run.both(() -> refused[0] = isRefused(queue, "x"), () -> queue.add(2));
    return refused[0] + " " + queue.size();
  }

  @Expect(failures = "exception", deep = false, reason = GROWS)
  public static String elementThatEndsAThread() throws Exception {
    BlockingQueue<Object> queue = new PriorityBlockingQueue<>(List.of(1));
    Run.both(() -> queue.add("x"), () -> queue.add(2));
    return "" + queue.size();
  }

  private static int compareUnlikeThree(Object one, Object other) {
    if (one.equals(3) || other.equals(3)) {
      throw new IllegalStateException("three");
    }
    return (Integer) one - (Integer) other;
  }

  @Expect(outcomes = {"true 2"})
  public static String comparatorThatThrows() throws Exception {
    BlockingQueue<Object> queue =
        new PriorityBlockingQueue<>(4, PriorityPrograms::compareUnlikeThree);
    queue.add(1);
    boolean[] refused = new boolean[1];
    Run.both(() -> refused[0] = isRefused(queue, 3), () -> queue.add(2));
    return refused[0] + " " + queue.size();
  }

  @Expect(failures = "exception")
  public static String comparatorThatEndsAThread() throws Exception {
    BlockingQueue<Object> queue =
        new PriorityBlockingQueue<>(4, PriorityPrograms::compareUnlikeThree);
    queue.add(1);
    Run.both(() -> queue.add(3), () -> queue.add(2));
    return "" + queue.size();
  }
}
