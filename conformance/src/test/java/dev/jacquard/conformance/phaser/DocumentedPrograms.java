package dev.jacquard.conformance.phaser;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;

/** What the documentation says of registration, arrival, termination and tiers. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  private static String numbers(Phaser phaser) {
    return phaser.getPhase()
        + "/"
        + phaser.getRegisteredParties()
        + "/"
        + phaser.getArrivedParties()
        + "/"
        + phaser.getUnarrivedParties();
  }

  private static String text(Phaser phaser) {
    String text = phaser.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(
      outcomes =
          "0/0/0/0 0 0 0 0/3/0/3 0 0/3/1/2 0 0/2/1/1 0 1/2/0/2 0 1/2/0/2"
              + " [phase = 1 parties = 2 arrived = 0]",
      executions = 1)
  public static String registration() {
    Phaser phaser = new Phaser();
    return new Notes()
        .note(() -> numbers(phaser))
        .note(() -> phaser.register())
        .note(() -> phaser.bulkRegister(2))
        .note(() -> phaser.bulkRegister(0))
        .note(() -> numbers(phaser))
        .note(() -> phaser.arrive())
        .note(() -> numbers(phaser))
        .note(() -> phaser.arriveAndDeregister())
        .note(() -> numbers(phaser))
        .note(() -> phaser.arrive())
        .note(() -> numbers(phaser))
        .note(() -> phaser.awaitAdvance(0) - 1)
        .note(() -> numbers(phaser))
        .note(() -> text(phaser))
        .toString();
  }

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException IllegalArgumentException"
              + " IllegalStateException IllegalStateException IllegalStateException"
              + " IllegalStateException IllegalStateException 0/65535/0/65535",
      executions = 1)
  public static String refusals() {
    Phaser empty = new Phaser();
    Phaser full = new Phaser(65535);
    return new Notes()
        .note(() -> new Phaser(-1))
        .note(() -> new Phaser(65536))
        .note(() -> empty.bulkRegister(-1))
        .note(() -> empty.arrive())
        .note(() -> empty.arriveAndDeregister())
        .note(() -> empty.arriveAndAwaitAdvance())
        .note(() -> full.register())
        .note(() -> full.bulkRegister(1))
        .note(() -> numbers(full))
        .toString();
  }

  @Expect(
      outcomes = "false done true true true true true true true true 2 TimeoutException 1",
      executions = 1)
  public static String termination() {
    Phaser phaser = new Phaser(2);
    Phaser live = new Phaser(1);
    int[] arrivals = new int[1];
    return new Notes()
        .note(() -> phaser.isTerminated())
        .note(() -> phaser.forceTermination())
        .note(() -> phaser.isTerminated())
        .note(() -> phaser.getPhase() < 0)
        .note(() -> phaser.arrive() < 0)
        .note(() -> phaser.register() < 0)
        .note(() -> phaser.arriveAndDeregister() < 0)
        .note(() -> phaser.awaitAdvance(0) < 0)
        .note(() -> phaser.arriveAndAwaitAdvance() < 0)
        .note(() -> phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS) < 0)
        .note(() -> phaser.getRegisteredParties())
        .note(() -> live.awaitAdvanceInterruptibly(0, 0, TimeUnit.SECONDS))
        .note(() -> live.arriveAndAwaitAdvance() + arrivals[0])
        .toString();
  }

  /** Of a phase that is over, or is not yet, nobody waits for the end. */
  @Expect(outcomes = "1 1 1 -5 1 -7", executions = 1)
  public static String noNeedToWait() {
    Phaser phaser = new Phaser(1);
    phaser.arrive();
    return new Notes()
        .note(() -> phaser.getPhase())
        .note(() -> phaser.awaitAdvance(0))
        .note(() -> phaser.awaitAdvance(5))
        .note(() -> phaser.awaitAdvance(-5))
        .note(() -> phaser.awaitAdvanceInterruptibly(0, 0, TimeUnit.SECONDS))
        .note(() -> phaser.awaitAdvanceInterruptibly(-7))
        .toString();
  }

  /** What happens at each advance; the phaser ends as the method says, or by what it throws. */
  @Expect(outcomes = "0 0:2 1 1:2 true true", executions = 1)
  public static String advances() {
    StringBuilder seen = new StringBuilder();
    Phaser phaser =
        new Phaser(2) {
          @Override
          protected boolean onAdvance(int phase, int registered) {
            seen.append(phase).append(':').append(registered);
            return phase == 1;
          }
        };
    Notes notes = new Notes().note(() -> phaser.arrive());
    phaser.arrive();
    notes.note(() -> seen.toString());
    seen.setLength(0);
    notes.note(() -> phaser.arrive());
    phaser.arrive();
    return notes
        .note(() -> seen)
        .note(() -> phaser.isTerminated())
        .note(() -> phaser.getPhase() == Integer.MIN_VALUE + 2)
        .toString();
  }

  @Expect(outcomes = "ArithmeticException 0/1/1/0", executions = 1)
  public static String advanceThatThrows() {
    Phaser phaser =
        new Phaser(1) {
          @Override
          protected boolean onAdvance(int phase, int registered) {
            throw new ArithmeticException();
          }
        };
    return new Notes().note(() -> phaser.arrive()).note(() -> numbers(phaser)).toString();
  }

  @Expect(
      outcomes = "InterruptedException false InterruptedException false 1 true 0",
      executions = -1)
  public static String interruptedBefore() {
    Phaser phaser = new Phaser(1);
    Phaser over = new Phaser(1);
    over.arrive();
    return new Notes()
        .interrupted(() -> phaser.awaitAdvanceInterruptibly(0))
        .interrupted(() -> phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS))
        .interrupted(() -> over.awaitAdvance(0))
        .note(() -> phaser.getPhase())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false 0")
  public static String whoWaitsIsInterrupted() throws Exception {
    Phaser phaser = new Phaser(1);
    String end = QueueContract.whileInterrupted(() -> phaser.awaitAdvanceInterruptibly(0));
    return end + " " + phaser.getPhase();
  }

  /** A wait that can't be interrupted keeps the status. */
  @Expect(outcomes = "1 true")
  public static String waitingIsNotInterrupted() throws Exception {
    Phaser phaser = new Phaser(1);
    Notes notes = new Notes();
    Thread waiter =
        new Thread(
            () ->
                notes
                    .note(() -> phaser.awaitAdvance(0))
                    .note(() -> Thread.currentThread().isInterrupted()));
    waiter.start();
    waiter.interrupt();
    phaser.arrive();
    waiter.join();
    return notes.toString();
  }

  @Expect(outcomes = "true")
  public static String terminationWakes() throws Exception {
    Phaser phaser = new Phaser(2);
    int[] phase = new int[1];
    Run.both(() -> phase[0] = phaser.arriveAndAwaitAdvance(), phaser::forceTermination);
    return "" + (phase[0] < 0);
  }

  @Expect(
      outcomes = "true null true true 0/1/0/1 0/1/0/1 1 1 1/1/0/1 0 true 1/0/0/0 0 false",
      executions = 1)
  public static String tiers() {
    Phaser root = new Phaser();
    Phaser child = new Phaser(root, 1);
    return new Notes()
        .note(() -> child.getParent() == root)
        .note(() -> root.getParent())
        .note(() -> child.getRoot() == root)
        .note(() -> root.getRoot() == root)
        .note(() -> numbers(root))
        .note(() -> numbers(child))
        .note(() -> child.arriveAndAwaitAdvance())
        .note(() -> root.getPhase())
        .note(() -> numbers(child))
        .note(() -> child.arriveAndDeregister() - 1)
        .note(() -> child.isTerminated())
        .note(() -> "1/" + numbers(root).substring(numbers(root).indexOf('/') + 1))
        .note(() -> new Phaser(new Phaser()).getParent().getRegisteredParties())
        .note(() -> new Phaser(new Phaser(1), 0).isTerminated())
        .toString();
  }

  /** The children of one root advance together. */
  @Expect(outcomes = "1 1")
  public static String childrenAdvanceTogether() throws Exception {
    Phaser root = new Phaser();
    Phaser left = new Phaser(root, 1);
    Phaser right = new Phaser(root, 1);
    int[] phase = new int[2];
    Run.both(
        () -> phase[0] = left.arriveAndAwaitAdvance(),
        () -> phase[1] = right.arriveAndAwaitAdvance());
    return phase[0] + " " + phase[1];
  }

  /** To force the end of a child is to end them all. */
  @Expect(outcomes = "true true true", executions = 1)
  public static String tiersEndTogether() {
    Phaser root = new Phaser(1);
    Phaser left = new Phaser(root, 1);
    Phaser right = new Phaser(root, 1);
    left.forceTermination();
    return root.isTerminated() + " " + left.isTerminated() + " " + right.isTerminated();
  }
}
