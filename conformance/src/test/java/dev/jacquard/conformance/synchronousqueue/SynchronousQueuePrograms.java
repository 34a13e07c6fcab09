package dev.jacquard.conformance.synchronousqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public final class SynchronousQueuePrograms {
  private SynchronousQueuePrograms() {}

  @Expect(outcomes = "7")
  public static String handsOver() throws Exception {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    int[] data = new int[1];
    int[] seen = new int[1];
    Run.both(
        Run.unchecked(
            () -> {
              data[0] = 7;
              queue.put("a");
            }),
        Run.unchecked(
            () -> {
              queue.take();
              seen[0] = data[0];
            }));
    return "" + seen[0];
  }

  @Expect(outcomes = "false null")
  public static String nobodyWaits() throws Exception {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    boolean[] given = new boolean[1];
    String[] taken = new String[1];
    Run.both(() -> given[0] = queue.offer("a"), () -> taken[0] = queue.poll());
    return given[0] + " " + taken[0];
  }

  @Expect(outcomes = {"true a", "false null"})
  public static String takerWaitsForAWhile() throws Exception {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    boolean[] given = new boolean[1];
    String[] taken = new String[1];
    Run.both(
        () -> given[0] = queue.offer("a"),
        Run.unchecked(() -> taken[0] = queue.poll(1, TimeUnit.SECONDS)));
    return given[0] + " " + taken[0];
  }

  @Expect(failures = "deadlock")
  public static String nobodyTakes() throws Exception {
    new SynchronousQueue<String>().put("a");
    return "";
  }

  @Expect(outcomes = "0 0 null", executions = 1)
  public static String isAlwaysEmpty() {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    return queue.size() + " " + queue.remainingCapacity() + " " + queue.peek();
  }
}
