package dev.jacquard.conformance.alikelater;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that come to the same place in the code, but are not alike there. */
public final class StillDifferent {
  private static final String MANY = "the JDK's own code has too many steps";

  private StillDifferent() {}

  @Expect(outcomes = {"12", "21"})
  public static String byAVariable() throws Exception {
    Digits digits = new Digits();
    Run.both(() -> digits.add(1), () -> digits.add(2));
    return digits.toString();
  }

  @Expect(outcomes = {"12", "21"})
  public static String byAVariableOfTheCaller() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> later(digits, x, 1), () -> later(digits, x, 2));
    return digits.toString();
  }

  private static void later(Digits digits, AtomicInteger x, int digit) {
    touch(x);
    digits.add(digit);
  }

  private static void touch(AtomicInteger x) {
    x.get();
    x.incrementAndGet();
  }

  /** The first operand lies on the stack while the second is computed. */
  @Expect(outcomes = {"12", "21"})
  public static String byAnOperand() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> product(digits, x, 1), () -> product(digits, x, 2));
    return digits.toString();
  }

  private static void product(Digits digits, AtomicInteger x, int digit) {
    long wide = digit + 0L;
    digits.add((int) (digit * wide / digit * one(x)));
  }

  private static int one(AtomicInteger x) {
    return x.getAndIncrement() < 0 ? 0 : 1;
  }

  /** The same code is left in both, but not behind the call. */
  @Expect(outcomes = {"12", "21"})
  public static String byTheCodeOfTheCaller() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    Run.both(
        () -> {
          touch(x);
          digits.add(1);
        },
        () -> {
          touch(x);
          digits.add(2);
        });
    return digits.toString();
  }

  @Expect(outcomes = {"12", "21"})
  public static String byWhoCatches() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    Run.both(
        () -> {
          try {
            fail(x);
          } catch (IllegalStateException e) {
            digits.add(1);
          }
        },
        () -> {
          try {
            fail(x);
          } catch (IllegalStateException e) {
            digits.add(2);
          }
        });
    return digits.toString();
  }

  private static void fail(AtomicInteger x) {
    x.incrementAndGet();
    throw new IllegalStateException();
  }

  @Expect(outcomes = {"12", "21"})
  public static String byAField() throws Exception {
    Digits digits = new Digits();
    Run.both(new Worker(digits, 1), new Worker(digits, 2));
    return digits.toString();
  }

  private static final class Worker implements Runnable {
    private final Digits digits;
    private final int digit;

    Worker(Digits digits, int digit) {
      this.digits = digits;
      this.digit = digit;
    }

    @Override
    public void run() {
      digits.add(digit);
    }
  }

  @Expect(outcomes = {"12", "21"})
  public static String byTheName() throws Exception {
    Digits digits = new Digits();
    Runnable body = () -> digits.add(Integer.parseInt(Thread.currentThread().getName()));
    Thread one = new Thread(body, "1");
    Thread other = new Thread(body, "2");
    one.start();
    other.start();
    one.join();
    other.join();
    return digits.toString();
  }

  @Expect(outcomes = {"12", "21"})
  public static String byAThreadLocal() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    ThreadLocal<Integer> digit = new ThreadLocal<>();
    Run.both(
        () -> {
          digit.set(1);
          x.get();
          digits.add(digit.get());
        },
        () -> {
          digit.set(2);
          x.get();
          digits.add(digit.get());
        });
    return digits.toString();
  }

  /** The frame that knows the digit lies below one of the JDK. */
  @Expect(outcomes = {"12", "21"})
  public static String behindTheJdk() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    List<Integer> one = List.of(1);
    List<Integer> two = List.of(2);
    Run.both(
        () -> {
          one.forEach(digit -> touch(x));
          one.forEach(digits::add);
        },
        () -> {
          two.forEach(digit -> touch(x));
          two.forEach(digits::add);
        });
    return digits.toString();
  }

  @Expect(outcomes = {"12", "21"})
  public static String byWhatHappensToAnException() throws Exception {
    Digits digits = new Digits();
    AtomicInteger x = new AtomicInteger();
    Thread one = new Thread(() -> fail(x));
    Thread other = new Thread(() -> fail(x));
    one.setUncaughtExceptionHandler((thread, thrown) -> digits.add(1));
    other.setUncaughtExceptionHandler((thread, thrown) -> digits.add(2));
    one.start();
    other.start();
    one.join();
    other.join();
    return digits.toString();
  }

  @Expect(outcomes = {"1", "2"})
  public static String byWhatIsReadBetweenJoins() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread one = new Thread(x::incrementAndGet);
    Thread other = new Thread(x::incrementAndGet);
    one.start();
    other.start();
    other.join();
    String seen = x.toString();
    one.join();
    return seen;
  }

  /** The first thread that is tried is not the one that the others wait for. */
  @Expect(outcomes = "joined", failures = "deadlock")
  public static String byWhoIsJoined() throws Exception {
    Semaphore permit = new Semaphore(1);
    Thread one = new Thread(permit::acquireUninterruptibly);
    Thread other = new Thread(permit::acquireUninterruptibly);
    one.start();
    other.start();
    other.join();
    return "joined";
  }

  @Expect(outcomes = {"12", "21"})
  public static String byTheLockThatIsHeld() throws Exception {
    Digits digits = new Digits();
    Object a = new Object();
    Object b = new Object();
    AtomicInteger x = new AtomicInteger();
    Run.both(
        () -> {
          synchronized (a) {
            touch(x);
            digits.add(Thread.holdsLock(a) ? 1 : 2);
          }
        },
        () -> {
          synchronized (b) {
            touch(x);
            digits.add(Thread.holdsLock(a) ? 1 : 2);
          }
        });
    return digits.toString();
  }

  /** The deadline of the one that has slept is later, unless the other learns of it first. */
  @Expect(
      outcomes = {"0", "1"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String byTheirClocks() throws Exception {
    Semaphore never = new Semaphore(0);
    AtomicInteger before = new AtomicInteger();
    AtomicInteger x = new AtomicInteger();
    AtomicInteger last = new AtomicInteger();
    Runnable waits =
        () -> {
          if (before.getAndIncrement() == 1) {
            sleep();
          }
          int mine = x.getAndIncrement();
          takes(never, 5_000);
          last.set(mine);
        };
    Run.both(waits, waits);
    return last.toString();
  }

  /** Whoever takes the permit, the other has a limit of its own. */
  @Expect(
      outcomes = {"0", "1"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String byTheirLimits() throws Exception {
    Semaphore permit = new Semaphore(0);
    AtomicInteger before = new AtomicInteger();
    AtomicInteger late = new AtomicInteger();
    AtomicInteger seen = new AtomicInteger();
    Runnable waits =
        () -> {
          if (!takes(permit, before.getAndIncrement() == 0 ? 1_000 : 2_000)) {
            late.incrementAndGet();
          }
        };
    Run.all(
        waits,
        waits,
        () -> {
          permit.release();
          takes(new Semaphore(0), 1_500);
          seen.set(late.get());
        });
    return seen.toString();
  }

  private static boolean takes(Semaphore permit, long millis) {
    try {
      return permit.tryAcquire(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(500);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
