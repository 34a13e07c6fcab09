package acme;

import dev.jacquard.Body;
import dev.jacquard.Checked;
import dev.jacquard.Checking;
import dev.jacquard.Jacquard;
import java.io.Serializable;
import java.util.concurrent.atomic.AtomicInteger;

/** Bodies that are run in every interleaving, asked for in all the ways in which people would. */
public final class Bodies {
  private static int visits;

  /** An object that can't travel. */
  private final AtomicInteger own = new AtomicInteger(5);

  private final Object lock = new Object();

  /** What a main method of a user looks like. */
  public static void main(String[] args) {
    System.out.println(correct(Jacquard.checking()));
    lostUpdate(Jacquard.checking());
  }

  /** Passes. */
  public static Checked correct(Checking checking) {
    return checking.check(
        () -> {
          AtomicInteger counter = new AtomicInteger();
          both(counter::incrementAndGet);
          require(counter.get() == 2, "counted " + counter);
        });
  }

  /** Fails: two threads increase a counter in two steps. */
  public static void lostUpdate(Checking checking) {
    checking.check(
        () -> {
          AtomicInteger counter = new AtomicInteger();
          both(() -> counter.set(counter.get() + 1));
          require(counter.get() == 2, "counted " + counter);
        });
  }

  /** Fails for the race only if static state is not fresh in each execution. */
  public static void freshStatics() {
    Jacquard.check(
        () -> {
          visits++;
          both(() -> {});
          require(visits == 1, "visits: " + visits);
        });
  }

  /** Captures values that can travel, of all sorts. */
  public static void captures(int number, long large, String text, int[] array) {
    Jacquard.check(
        () -> {
          both(() -> {});
          require(number == 7 && large == 1L << 40 && text.equals("x"), "another value");
          require(array[0] == 1, "another array");
        });
  }

  /** Captures what can't travel. */
  public static void capturesLock() {
    Object lock = new Object();
    Jacquard.check(() -> require(lock != null, "no lock"));
  }

  /** Uses a field of an object that can't travel. */
  public void usesField() {
    Jacquard.check(() -> require(own.get() == 5 && lock != null, "another number"));
  }

  /** A method reference. */
  public static void named() {
    Jacquard.check(Bodies::twoThreads);
  }

  private static void twoThreads() throws InterruptedException {
    both(() -> {});
  }

  /** A body that is an ordinary object. */
  public static void ordinary() {
    Jacquard.check(new Ordinary(3));
  }

  /** Asks for another check within one. */
  public static void nested() {
    Jacquard.check(() -> Jacquard.check(() -> {}));
  }

  /** Takes a copy along, whose changes stay in the worker. */
  public static int changed() {
    Counter counter = new Counter();
    Jacquard.check(() -> require(counter.count == 0, "not fresh"));
    return counter.count;
  }

  private static final class Counter implements Serializable {
    private static final long serialVersionUID = 1;
    private int count;
  }

  private record Ordinary(int threads) implements Body {
    @Override
    public void run() throws InterruptedException {
      for (int i = 0; i < threads; i++) {
        Thread thread = new Thread(() -> {});
        thread.start();
        thread.join();
      }
    }
  }

  static void both(Runnable action) throws InterruptedException {
    Thread other = new Thread(action, "other");
    other.start();
    action.run();
    other.join();
  }

  static void require(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
