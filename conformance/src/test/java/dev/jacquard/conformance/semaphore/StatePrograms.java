package dev.jacquard.conformance.semaphore;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.concurrent.Semaphore;

/** What can be seen of a semaphore besides taking its permits, and what changes them otherwise. */
public final class StatePrograms {
  private StatePrograms() {}

  /** Opens what a subclass may do. */
  private static final class Reducible extends Semaphore {
    private static final long serialVersionUID = 1;

    Reducible(int permits) {
      super(permits);
    }

    void reduce(int reduction) {
      reducePermits(reduction);
    }

    int queued() {
      return getQueuedThreads().size();
    }
  }

  private static String state(Object semaphore) {
    String text = semaphore.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(outcomes = "[Permits = 2] [Permits = 1] [Permits = 4]", executions = 1)
  public static String textFollowsThePermits() {
    Semaphore semaphore = new Semaphore(2);
    String first = state(semaphore);
    semaphore.acquireUninterruptibly();
    String second = state(semaphore);
    semaphore.release(3);
    return first + " " + second + " " + state(semaphore);
  }

  @Expect(outcomes = {"[Permits = 1]", "[Permits = 0]"})
  public static String textOfAFairOne() throws Exception {
    Semaphore semaphore = new Semaphore(1, true);
    String[] seen = new String[1];
    Run.both(semaphore::acquireUninterruptibly, () -> seen[0] = state(semaphore));
    return seen[0];
  }

  private static String release(Semaphore semaphore) {
    try {
      semaphore.release();
      return "released";
    } catch (Error e) {
      return e.getMessage();
    }
  }

  @Expect(outcomes = "Maximum permit count exceeded 2147483647", executions = 1)
  public static String noMoreThanTheMaximum() {
    Semaphore semaphore = new Semaphore(Integer.MAX_VALUE);
    return release(semaphore) + " " + semaphore.availablePermits();
  }

  @Expect(outcomes = {"released", "Maximum permit count exceeded"})
  public static String theMaximumMayBeLeftBefore() throws Exception {
    Semaphore semaphore = new Semaphore(Integer.MAX_VALUE);
    String[] done = new String[1];
    Run.both(semaphore::acquireUninterruptibly, () -> done[0] = release(semaphore));
    return done[0];
  }

  /** The neighbour: who gives back what was taken never reaches the maximum. */
  @Expect(outcomes = "2147483647")
  public static String givingBackAtTheMaximum() throws Exception {
    Semaphore semaphore = new Semaphore(Integer.MAX_VALUE);
    Runnable guest =
        () -> {
          semaphore.acquireUninterruptibly();
          semaphore.release();
        };
    Run.both(guest, guest);
    return "" + semaphore.availablePermits();
  }

  @Expect(outcomes = "3 1 -1", executions = 1)
  public static String reductionAfterALook() {
    Reducible semaphore = new Reducible(3);
    String seen = "" + semaphore.availablePermits();
    semaphore.reduce(2);
    seen += " " + semaphore.availablePermits();
    semaphore.reduce(2);
    return seen + " " + semaphore.availablePermits();
  }

  @Expect(outcomes = {"true", "false"})
  public static String reductionBesideAnAttempt() throws Exception {
    Reducible semaphore = new Reducible(1);
    boolean[] got = new boolean[1];
    Run.both(() -> semaphore.reduce(1), () -> got[0] = semaphore.tryAcquire());
    return "" + got[0];
  }

  @Expect(outcomes = "Permit count underflow", executions = 1)
  public static String noFewerThanTheMinimum() {
    Reducible semaphore = new Reducible(Integer.MIN_VALUE);
    try {
      semaphore.reduce(1);
      return "reduced";
    } catch (Error e) {
      return e.getMessage();
    }
  }

  @Expect(outcomes = {"0", "1"})
  public static String whoIsQueued() throws Exception {
    Reducible semaphore = new Reducible(0);
    int[] queued = new int[1];
    Run.both(
        semaphore::acquireUninterruptibly,
        () -> {
          queued[0] = semaphore.queued();
          semaphore.release();
        });
    return "" + queued[0];
  }

  private static int copied(Semaphore semaphore) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(semaphore);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return ((Semaphore) in.readObject()).availablePermits();
    }
  }

  @Expect(outcomes = "1")
  public static String copyHasThePermitsThatAreLeft() throws Exception {
    Semaphore semaphore = new Semaphore(2);
    semaphore.acquireUninterruptibly();
    return "" + copied(semaphore);
  }

  @Expect(outcomes = {"0", "1"})
  public static String copyBesideAnAcquisition() throws Exception {
    Semaphore semaphore = new Semaphore(1);
    int[] copy = new int[1];
    Run.both(semaphore::acquireUninterruptibly, Run.unchecked(() -> copy[0] = copied(semaphore)));
    return "" + copy[0];
  }
}
