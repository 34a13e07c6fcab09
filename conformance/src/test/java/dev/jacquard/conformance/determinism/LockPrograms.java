package dev.jacquard.conformance.determinism;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** Locks that no code of the program makes are the same in every run. */
@SuppressWarnings("synchronization") // that locks should not be values is what this is about
public final class LockPrograms {
  private static final Integer SHARED = 2000;

  private LockPrograms() {}

  private static final class Recorded extends RuntimeException {
    @Override
    public synchronized Throwable fillInStackTrace() {
      return super.fillInStackTrace();
    }
  }

  private static void countTwice(Object one, Object other, int[] count)
      throws InterruptedException {
    Run.both(() -> count(one, count), () -> count(other, count));
  }

  private static void count(Object lock, int[] count) {
    synchronized (lock) {
      count[0]++;
    }
  }

  private static Integer boxed(int number) {
    return number;
  }

  @Expect(outcomes = {"2"})
  public static String anExceptionLocksItselfBeforeItIsMade() throws Exception {
    AtomicInteger caught = new AtomicInteger();
    Runnable body =
        () -> {
          try {
            throw new Recorded();
          } catch (Recorded expected) {
            caught.incrementAndGet();
          }
        };
    Run.both(body, body);
    return "" + caught;
  }

  @Expect(outcomes = {"2"})
  public static String aBoxedNumber() throws Exception {
    int[] count = new int[1];
    Integer lock = boxed(1000);
    countTwice(lock, lock, count);
    return "" + count[0];
  }

  @Expect(outcomes = {"2"})
  public static String aBoxedNumberOfAnInitialiser() throws Exception {
    int[] count = new int[1];
    countTwice(SHARED, SHARED, count);
    return "" + count[0];
  }

  @Expect(failures = "race")
  public static String numbersThatAreEqualAreTwoLocks() throws Exception {
    int[] count = new int[1];
    countTwice(boxed(1000), boxed(1000), count);
    return "" + count[0];
  }

  @Expect(outcomes = {"2"})
  public static String aTextPutTogether() throws Exception {
    int[] count = new int[1];
    String lock = "number " + count.length;
    countTwice(lock, lock, count);
    return "" + count[0];
  }

  @Expect(outcomes = {"2"})
  public static String aCopyOfAText() throws Exception {
    int[] count = new int[1];
    Object lock = new String("lock");
    countTwice(lock, lock, count);
    return "" + count[0];
  }

  @Expect(failures = "race")
  public static String textsThatAreEqualAreTwoLocks() throws Exception {
    int[] count = new int[1];
    countTwice("number " + count.length, "number " + count.length, count);
    return "" + count[0];
  }

  @Expect(outcomes = {"2"})
  public static String internedTextsThatAreEqualAreOneLock() throws Exception {
    int[] count = new int[1];
    Run.both(
        () -> count(("number " + count.length).intern(), count),
        () -> count(("number " + count.length).intern(), count));
    return "" + count[0];
  }

  @Expect(outcomes = {"2"})
  public static String theFirstThread() throws Exception {
    int[] count = new int[1];
    Thread lock = Thread.currentThread();
    countTwice(lock, lock, count);
    return "" + count[0];
  }

  @Expect(outcomes = {"2"})
  public static String aFunction() throws Exception {
    int[] count = new int[1];
    Runnable lock = () -> {};
    countTwice(lock, lock, count);
    return "" + count[0];
  }
}
