package dev.jacquard.conformance.linkedtransferqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

public final class LinkedTransferQueuePrograms {
  private LinkedTransferQueuePrograms() {}

  @Expect(outcomes = {"ab", "ba"})
  public static String bothAreAdded() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    Run.both(() -> queue.add("a"), () -> queue.add("b"));
    return queue.poll() + queue.poll();
  }

  @Expect(outcomes = {"a null", "null a"})
  public static String takenOnce() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    queue.add("a");
    String[] taken = new String[2];
    Run.both(() -> taken[0] = queue.poll(), () -> taken[1] = queue.poll());
    return taken[0] + " " + taken[1];
  }

  @Expect(outcomes = "a")
  public static String takeWaits() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    String[] taken = new String[1];
    Run.both(() -> queue.put("a"), Run.unchecked(() -> taken[0] = queue.take()));
    return taken[0];
  }

  /** Who transfers waits until it was taken. */
  @Expect(outcomes = "7")
  public static String transferWaitsForTheTaker() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    int[] data = new int[1];
    int[] seen = new int[1];
    Run.both(
        Run.unchecked(
            () -> {
              queue.transfer("a");
              seen[0] = data[0];
            }),
        Run.unchecked(
            () -> {
              data[0] = 7;
              queue.take();
            }));
    return "" + seen[0];
  }

  @Expect(outcomes = {"true a", "false null"})
  public static String tryTransferNeedsAWaiter() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    boolean[] given = new boolean[1];
    String[] taken = new String[1];
    Run.both(
        () -> given[0] = queue.tryTransfer("a"),
        Run.unchecked(() -> taken[0] = queue.poll(1, TimeUnit.SECONDS)));
    return given[0] + " " + taken[0];
  }
}
