package dev.jacquard.conformance.linkedtransferqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

/** Elements that wait for who takes them, and takers that wait for elements. */
public final class TransferPrograms {
  private static final String TIMED = "a wait that spins before it parks is many steps";

  private TransferPrograms() {}

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException false false false false"
              + " 0 2147483647 true NullPointerException NullPointerException [a, b] []",
      executions = 1)
  public static String nobodyWaits() {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    return new Notes()
        .note(() -> queue.transfer(null))
        .note(() -> queue.tryTransfer(null))
        .note(() -> queue.tryTransfer(null, 1, TimeUnit.SECONDS))
        .note(() -> queue.tryTransfer("a"))
        .note(() -> queue.tryTransfer("a", 0, TimeUnit.SECONDS))
        .note(() -> queue.tryTransfer("a", -1, TimeUnit.SECONDS))
        .note(() -> queue.hasWaitingConsumer())
        .note(() -> queue.getWaitingConsumerCount())
        .note(() -> queue.remainingCapacity())
        .note(() -> queue.isEmpty())
        .note(() -> new LinkedTransferQueue<String>(null))
        .note(() -> new LinkedTransferQueue<>(Arrays.asList("a", null)))
        .note(() -> new LinkedTransferQueue<>(List.of("a", "b")))
        .note(() -> queue)
        .toString();
  }

  @Expect(outcomes = "InterruptedException false InterruptedException false false true []")
  public static String interruptedGivers() {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    return new Notes()
        .interrupted(() -> queue.transfer("a"))
        .interrupted(() -> queue.tryTransfer("a", 1, TimeUnit.SECONDS))
        .interrupted(() -> queue.tryTransfer("a"))
        .note(() -> queue)
        .toString();
  }

  /** What is not taken is not left behind. */
  @Expect(outcomes = "InterruptedException false []")
  public static String giverWhoIsInterrupted() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    String end =
        QueueContract.whileInterrupted(
            () -> {
              queue.transfer("a");
              return "taken";
            });
    return end + " " + queue;
  }

  /** A transfer waits behind what was there before it. */
  @Expect(outcomes = "a b true")
  public static String transferKeepsTheOrder() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    queue.put("a");
    String[] got = new String[2];
    Run.both(
        Run.unchecked(() -> queue.transfer("b")),
        Run.unchecked(
            () -> {
              got[0] = queue.take();
              got[1] = queue.take();
            }));
    return got[0] + " " + got[1] + " " + queue.isEmpty();
  }

  /** Whoever removes the element ends the wait, whatever the method. */
  @Expect(outcomes = {"true", "false"})
  public static String removalEndsATransfer() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    boolean[] removed = new boolean[1];
    Thread giver = new Thread(Run.unchecked(() -> queue.transfer("a")));
    giver.start();
    removed[0] = queue.remove("a");
    if (!removed[0]) {
      queue.take();
    }
    giver.join();
    return "" + removed[0];
  }

  @Expect(outcomes = {"false 0", "false 1", "true 1"})
  public static String consumersAreCounted() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    Thread taker = new Thread(Run.unchecked(queue::take));
    taker.start();
    String seen = queue.hasWaitingConsumer() + " " + queue.getWaitingConsumerCount();
    queue.add("a");
    taker.join();
    return seen;
  }

  @Expect(
      outcomes = {"true a", "false null"},
      deep = false,
      reason = TIMED)
  public static String timedTransfer() throws Exception {
    LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
    boolean[] given = new boolean[1];
    Thread giver =
        new Thread(Run.unchecked(() -> given[0] = queue.tryTransfer("a", 1, TimeUnit.SECONDS)));
    giver.start();
    String got = queue.poll();
    giver.join();
    return given[0] + " " + got;
  }
}
