package dev.jacquard.conformance.initialisation;

import dev.jacquard.Jacquard;
import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;

/** Threads that wait for the initialisation of classes (Java Language Specification, 12.4.2). */
public final class Deadlocks {
  private static final Object LOCK = new Object();

  private Deadlocks() {}

  private static final class Hen {
    static final int EGGS = Egg.hens() + 1;

    static int eggs() {
      return EGGS;
    }
  }

  private static final class Egg {
    static final int HENS = Hen.eggs() + 1;

    static int hens() {
      return HENS;
    }
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"2 1", "1 2"})
  public static String classesThatInitialiseEachOther() throws Exception {
    Run.both(Hen::eggs, Egg::hens);
    return Hen.eggs() + " " + Egg.hens();
  }

  @Expect(outcomes = "2 1", executions = 1)
  public static String oneThreadGoesRoundTheCircle() throws Exception {
    int eggs = Hen.eggs();
    Run.both(Hen::eggs, Egg::hens);
    return eggs + " " + Egg.hens();
  }

  private static class Base {
    static final Base DEFAULT = new Derived();
  }

  private static final class Derived extends Base {
    static int uses;
  }

  /** The oldest trap: a class that makes an object of one below it. */
  @Expect(failures = "deadlock", outcomes = "done")
  public static String aClassThatNeedsOneBelowIt() throws Exception {
    Run.both(() -> new Base(), () -> Derived.uses = 1);
    return "done";
  }

  private static class Shape {
    static final Shape UNIT = new Square();
  }

  private static final class Square extends Shape {
    static int corners() {
      return 4;
    }
  }

  /** The one below has nothing to initialise, but its initialisation waits for the one above. */
  @Expect(failures = "deadlock", outcomes = "done")
  public static String aClassThatNeedsOneBelowItWithoutState() throws Exception {
    Run.both(() -> new Shape(), () -> Square.corners());
    return "done";
  }

  private static final class Locking {
    static final int VALUE;

    static {
      synchronized (LOCK) {
        VALUE = 5;
      }
    }
  }

  private static int underLock() {
    synchronized (LOCK) {
      return Locking.VALUE;
    }
  }

  @Expect(failures = "deadlock", outcomes = "5")
  public static String anInitialiserTakesALockOfOneWhoWaitsForIt() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = underLock(), () -> seen[1] = Locking.VALUE);
    return "" + Math.max(seen[0], seen[1]);
  }

  /** The lock is only taken by those who have the class already. */
  @Expect(outcomes = "5 5")
  public static String nobodyHoldsTheLockWhileHeWaits() throws Exception {
    int[] seen = new int[2];
    Run.both(
        () -> {
          int value = Locking.VALUE;
          seen[0] = value;
          underLock();
        },
        () -> seen[1] = Locking.VALUE);
    return seen[0] + " " + seen[1];
  }

  private static final class LockingItself {
    static final int VALUE;

    static {
      synchronized (LockingItself.class) {
        VALUE = 5;
      }
    }

    static synchronized int value() {
      return VALUE;
    }
  }

  /** The monitor of a class is another lock than that of its initialisation. */
  @Expect(failures = "deadlock", outcomes = "5")
  public static String anInitialiserTakesTheMonitorOfItsClass() throws Exception {
    int[] seen = new int[2];
    Run.both(
        () -> {
          synchronized (LockingItself.class) {
            seen[0] = LockingItself.VALUE;
          }
        },
        () -> seen[1] = LockingItself.value());
    return "" + Math.max(seen[0], seen[1]);
  }

  @Expect(outcomes = "5")
  public static String nobodyHoldsTheMonitorWhileHeWaits() throws Exception {
    int[] seen = new int[2];
    Run.both(
        () -> {
          synchronized (LockingItself.class) {
            seen[0] = 5;
          }
        },
        () -> seen[1] = LockingItself.value());
    return "" + Math.min(seen[0], seen[1]);
  }

  private static final class Parallel {
    static int sum;

    static {
      Thread adder = new Thread(() -> sum++);
      adder.start();
      Run.unchecked(adder::join).run();
    }
  }

  @Expect(failures = "deadlock")
  public static String aThreadThatItsInitialiserWaitsForNeedsTheClass() {
    return "" + Parallel.sum;
  }

  @Expect(failures = "deadlock")
  public static String inAnotherThread() throws Exception {
    Thread thread = new Thread(() -> Parallel.sum++);
    thread.start();
    thread.join();
    return "";
  }

  private static final class Adder implements Runnable {
    private int sum = 1;

    @Override
    public void run() {
      sum++;
    }
  }

  private static final class Waiting {
    static final int SUM;

    static {
      Adder adder = new Adder();
      Thread thread = new Thread(adder);
      thread.start();
      Run.unchecked(thread::join).run();
      SUM = adder.sum;
    }
  }

  @Expect(outcomes = "2", executions = 1)
  public static String aThreadThatDoesNotNeedTheClass() {
    return "" + Waiting.SUM;
  }

  @Expect(outcomes = "2 2")
  public static String aThreadThatDoesNotNeedTheClassAmongOthers() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Waiting.SUM, () -> seen[1] = Waiting.SUM);
    return seen[0] + " " + seen[1];
  }

  private static final CountDownLatch GATE = new CountDownLatch(1);

  private static final class Gated {
    static int value = 3;

    static {
      Run.unchecked(GATE::await).run();
    }
  }

  /** Who would open the gate waits for the initialisation. */
  @Expect(failures = "deadlock", outcomes = "3")
  public static String anInitialiserWaitsForOneWhoWaitsForIt() throws Exception {
    Run.both(
        () -> Claim.that(Gated.value == 3, "initialised"),
        () -> {
          if (Jacquard.choose(2) == 0) {
            GATE.countDown();
          }
          Claim.that(Gated.value == 3, "initialised");
          GATE.countDown();
        });
    return "" + Gated.value;
  }
}
