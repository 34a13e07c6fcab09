package dev.jacquard.conformance.concurrentlinkedqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A queue without locks. */
public final class QueuePrograms {
  private QueuePrograms() {}

  @Expect(outcomes = {"[1, 2]", "[2, 1]"})
  public static String offersInAnyOrder() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    Run.both(() -> queue.offer(1), () -> queue.offer(2));
    return "" + queue;
  }

  @Expect(outcomes = {"1 []", "null [1]"})
  public static String pollMayComeTooEarly() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    Integer[] got = new Integer[1];
    Run.both(() -> queue.offer(1), () -> got[0] = queue.poll());
    return got[0] + " " + queue;
  }

  @Expect(outcomes = {"1 2", "2 1"})
  public static String everyElementIsPolledOnce() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = queue.poll(), () -> got[1] = queue.poll());
    return got[0] + " " + got[1];
  }

  @Expect(outcomes = {"1 null", "null 1"})
  public static String lastElementGoesToOne() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = queue.poll(), () -> got[1] = queue.poll());
    return got[0] + " " + got[1];
  }

  @Expect(outcomes = {"null", "1", "2"})
  public static String pollsWhatIsThere() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    Integer[] got = new Integer[1];
    Run.all(() -> queue.offer(1), () -> queue.offer(2), () -> got[0] = queue.poll());
    return "" + got[0];
  }

  @Expect(outcomes = {"2", "3"})
  public static String sizeIsCountedOneByOne() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
    int[] size = new int[1];
    Run.both(
        () -> {
          queue.offer(3);
          queue.poll();
        },
        () -> size[0] = queue.size());
    return "" + size[0];
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String removal() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
    boolean[] done = new boolean[2];
    Run.both(() -> done[0] = queue.remove(1), () -> done[1] = queue.poll() != null);
    return done[0] + " " + done[1];
  }

  @Expect(outcomes = {"12", "123", "23", "2"})
  public static String iteratorGoesOn() throws Exception {
    Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
    StringBuilder seen = new StringBuilder();
    Run.both(
        () -> {
          queue.poll();
          queue.offer(3);
        },
        () -> queue.forEach(seen::append));
    return seen.toString();
  }

  @Expect(outcomes = {"7", "0"})
  public static String elementIsPublished() throws Exception {
    Queue<int[]> queue = new ConcurrentLinkedQueue<>();
    int[] got = new int[1];
    Run.both(
        () -> queue.offer(new int[] {7}),
        () -> {
          int[] element = queue.poll();
          got[0] = element == null ? 0 : element[0];
        });
    return "" + got[0];
  }
}
