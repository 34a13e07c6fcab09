package dev.jacquard.conformance.linkedblockingqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A queue with a lock for each end. */
public final class QueuePrograms {
  private static final String NO_CONDITIONS = "conditions of the JDK's own code are many steps";

  private QueuePrograms() {}

  @Expect(
      outcomes = {"12", "21"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String twoProducersAndTwoConsumers() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    int[] got = new int[2];
    Run.all(
        Run.unchecked(() -> queue.put(1)),
        Run.unchecked(() -> queue.put(2)),
        Run.unchecked(() -> got[0] = queue.take()),
        Run.unchecked(() -> got[1] = queue.take()));
    return "" + got[0] + got[1];
  }

  @Expect(outcomes = "12", deep = false, reason = NO_CONDITIONS)
  public static String capacityMakesProducersWait() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    StringBuilder got = new StringBuilder();
    Run.both(
        Run.unchecked(
            () -> {
              queue.put(1);
              queue.put(2);
            }),
        Run.unchecked(() -> got.append(queue.take()).append(queue.take())));
    return got.toString();
  }

  @Expect(outcomes = {"null 1", "1 0"})
  public static String pollMayComeTooEarly() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Integer[] got = new Integer[1];
    Run.both(() -> queue.add(1), () -> got[0] = queue.poll());
    return got[0] + " " + queue.size();
  }

  @Expect(outcomes = {"0 null", "0 1", "1 1"})
  public static String sizeAndPeek() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Object[] seen = new Object[2];
    Run.both(
        () -> queue.add(1),
        () -> {
          seen[0] = queue.size();
          seen[1] = queue.peek();
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"[1, 2, 3] []", "[1, 2] [3]"})
  public static String drainTo() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
    List<Integer> drained = new ArrayList<>();
    Run.both(() -> queue.drainTo(drained), () -> queue.add(3));
    return drained + " " + queue;
  }

  @Expect(
      outcomes = {"0 2", "0 0", "1 2", "1 0", "2 2", "2 0"},
      deep = false,
      reason = "two locks of the JDK's own code are many steps")
  public static String drainedElementsAreCountedInTheEnd() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
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

  @Expect(outcomes = {"true 0", "false 0"})
  public static String removeAndPoll() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1));
    boolean[] removed = new boolean[1];
    Run.both(() -> removed[0] = queue.remove(1), queue::poll);
    return removed[0] + " " + queue.size();
  }

  @Expect(
      outcomes = {"12", "123", "23"},
      deep = false,
      reason = "the queues of both locks are too many steps")
  public static String iteratorGoesOn() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
    StringBuilder seen = new StringBuilder();
    Run.both(
        () -> {
          for (Integer element : queue) {
            seen.append(element);
          }
        },
        () -> {
          queue.add(3);
          queue.poll();
        });
    return seen.toString();
  }
}
