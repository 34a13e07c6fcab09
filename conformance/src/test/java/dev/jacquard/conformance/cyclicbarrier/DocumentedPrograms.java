package dev.jacquard.conformance.cyclicbarrier;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** What the documentation says of each method, and all ways to break a barrier. */
public final class DocumentedPrograms {
  private static final String QUEUE = "conditions of the JDK's own code are many steps";

  private DocumentedPrograms() {}

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException 1 0 false 0 0 0 false done 0"
              + " NullPointerException 0",
      executions = 1)
  public static String alone() {
    CyclicBarrier barrier = new CyclicBarrier(1);
    return new Notes()
        .note(() -> new CyclicBarrier(0, () -> {}))
        .note(() -> new CyclicBarrier(-1))
        .note(() -> barrier.getParties())
        .note(() -> barrier.getNumberWaiting())
        .note(() -> barrier.isBroken())
        .note(() -> barrier.await())
        .note(() -> barrier.await(0, TimeUnit.SECONDS))
        .note(() -> barrier.await(-1, TimeUnit.SECONDS))
        .note(() -> barrier.isBroken())
        .note(() -> barrier.reset())
        .note(() -> barrier.await())
        .note(() -> barrier.await(1, null))
        .note(() -> barrier.getNumberWaiting())
        .toString();
  }

  /** A barrier stays broken until it is reset. */
  @Expect(
      outcomes =
          "TimeoutException true BrokenBarrierException BrokenBarrierException 0 done false"
              + " TimeoutException true 2",
      executions = 1)
  public static String brokenByTime() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    return new Notes()
        .note(() -> barrier.await(0, TimeUnit.SECONDS))
        .note(() -> barrier.isBroken())
        .note(() -> barrier.await())
        .note(() -> barrier.await(1, TimeUnit.SECONDS))
        .note(() -> barrier.getNumberWaiting())
        .note(() -> barrier.reset())
        .note(() -> barrier.isBroken())
        .note(() -> barrier.await(-1, TimeUnit.SECONDS))
        .note(() -> barrier.isBroken())
        .note(() -> barrier.getParties())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false true BrokenBarrierException true")
  public static String brokenByAnInterruptBefore() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    return new Notes()
        .interrupted(() -> barrier.await())
        .note(() -> barrier.isBroken())
        .interrupted(() -> barrier.await())
        .toString();
  }

  /** The last one to come is interrupted: he does not run the action. */
  @Expect(outcomes = "InterruptedException false true 0")
  public static String interruptedLastOne() {
    int[] runs = new int[1];
    CyclicBarrier barrier = new CyclicBarrier(1, () -> runs[0]++);
    return new Notes()
        .interrupted(() -> barrier.await())
        .note(() -> barrier.isBroken())
        .note(() -> runs[0])
        .toString();
  }

  @Expect(outcomes = "ArithmeticException true BrokenBarrierException done false", executions = 1)
  public static String brokenByItsAction() {
    CyclicBarrier barrier =
        new CyclicBarrier(
            1,
            () -> {
              throw new ArithmeticException();
            });
    return new Notes()
        .note(() -> barrier.await())
        .note(() -> barrier.isBroken())
        .note(() -> barrier.await())
        .note(() -> barrier.reset())
        .note(() -> barrier.isBroken())
        .toString();
  }

  /** What the action throws comes to who ran it; the others learn that the barrier is broken. */
  @Expect(
      outcomes = {
        "ArithmeticException BrokenBarrierException true",
        "BrokenBarrierException ArithmeticException true"
      },
      deep = false,
      reason = QUEUE)
  public static String actionThatThrowsBeforeTwo() throws Exception {
    CyclicBarrier barrier =
        new CyclicBarrier(
            2,
            () -> {
              throw new ArithmeticException();
            });
    String[] ends = new String[2];
    Run.both(
        () -> ends[0] = Notes.answer(barrier::await), () -> ends[1] = Notes.answer(barrier::await));
    return ends[0] + " " + ends[1] + " " + barrier.isBroken();
  }

  /** Who waits learns of it if another one is interrupted, and so does who comes later. */
  @Expect(
      outcomes = {"InterruptedException BrokenBarrierException true"},
      deep = false,
      reason = QUEUE)
  public static String oneOfTwoIsInterrupted() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
    String[] ends = new String[2];
    Thread victim = new Thread(() -> ends[0] = Notes.answer(barrier::await));
    Thread other = new Thread(() -> ends[1] = Notes.answer(barrier::await));
    victim.start();
    other.start();
    victim.interrupt();
    victim.join();
    other.join();
    return ends[0] + " " + ends[1] + " " + barrier.isBroken();
  }

  /** An interrupt that comes after the last one has arrived comes too late. */
  @Expect(
      outcomes = {"InterruptedException BrokenBarrierException true", "1 0 false", "0 1 false"},
      deep = false,
      reason = QUEUE)
  public static String interruptBesideTheLastOne() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    String[] ends = new String[2];
    Thread victim = new Thread(() -> ends[0] = Notes.answer(barrier::await));
    Thread other = new Thread(() -> ends[1] = Notes.answer(barrier::await));
    victim.start();
    other.start();
    victim.interrupt();
    victim.join();
    other.join();
    return ends[0] + " " + ends[1] + " " + barrier.isBroken();
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = QUEUE)
  public static String whoWaitsIsCounted() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread waiter = new Thread(Run.unchecked(barrier::await));
    waiter.start();
    int waiting = barrier.getNumberWaiting();
    barrier.await();
    waiter.join();
    return "" + waiting;
  }
}
