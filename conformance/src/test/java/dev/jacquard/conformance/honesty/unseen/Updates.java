package dev.jacquard.conformance.honesty.unseen;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.hamcrest.unseen.Cell;
import org.hamcrest.unseen.Line;
import org.hamcrest.unseen.Sum;
import org.hamcrest.unseen.Table;
import org.hamcrest.unseen.Text;

/** Updates that get lost, because what was read is old when it is written. */
public final class Updates {
  private Updates() {}

  /** Lost inside of one call, where no step is. */
  @Expect(failures = "assertion")
  public static String lostInsideOfAppend() throws InterruptedException {
    Text text = new Text();
    Run.both(() -> text.append("a"), () -> text.append("b"));
    Claim.that(text.length() == 2, "lost");
    return "";
  }

  /** Lost inside of one call too, though there are steps around it. */
  @Expect(failures = "assertion")
  public static String lostInsideOfAdd() throws InterruptedException {
    Line line = new Line();
    AtomicInteger added = new AtomicInteger();
    Runnable adder =
        () -> {
          line.add("x");
          added.incrementAndGet();
        };
    Run.both(adder, adder);
    Claim.that(line.size() == added.get(), "lost");
    return "";
  }

  /** Lost between two calls with nothing in between. */
  @Expect(failures = "assertion")
  public static String lostBetweenGetAndSet() throws InterruptedException {
    Cell<Integer> counter = new Cell<>(0);
    Runnable increment = () -> counter.set(counter.get() + 1);
    Run.both(increment, increment);
    Claim.that(counter.get() == 2, "lost");
    return "";
  }

  /** The size of a table is changed in one call, with the value. */
  @Expect(failures = "assertion")
  public static String lostSize() throws InterruptedException {
    Table table = new Table();
    Run.both(() -> table.put(1, "x"), () -> table.put(2, "y"));
    Claim.that(table.size() == 2, "lost");
    return "";
  }

  /** Between reading and writing the thread tells a counter what it does. */
  @Expect(failures = "assertion")
  public static String lostAroundAnAtomic() throws InterruptedException {
    Cell<Integer> counter = new Cell<>(0);
    AtomicInteger calls = new AtomicInteger();
    Runnable increment =
        () -> {
          int value = counter.get();
          calls.incrementAndGet();
          counter.set(value + 1);
        };
    Run.both(increment, increment);
    Claim.that(counter.get() == calls.get(), "lost");
    return "";
  }

  /** Between reading and writing the thread prints to a log that has a lock. */
  @Expect(failures = "assertion")
  public static String lostAroundALog() throws InterruptedException {
    Cell<Integer> counter = new Cell<>(0);
    ReentrantLock log = new ReentrantLock();
    Runnable increment =
        () -> {
          int value = counter.get();
          log.lock();
          log.unlock();
          counter.set(value + 1);
        };
    Run.both(increment, increment);
    Claim.that(counter.get() == 2, "lost");
    return "";
  }

  /** Reads under the lock and writes under the lock, but not both under one. */
  @Expect(failures = "assertion")
  public static String lostBetweenTwoSections() throws InterruptedException {
    Cell<Integer> counter = new Cell<>(0);
    Object monitor = new Object();
    Runnable increment =
        () -> {
          int value;
          synchronized (monitor) {
            value = counter.get();
          }
          synchronized (monitor) {
            counter.set(value + 1);
          }
        };
    Run.both(increment, increment);
    Claim.that(counter.get() == 2, "lost");
    return "";
  }

  /** One thread uses the lock, the other has forgotten it. */
  @Expect(failures = "assertion")
  public static String oneForgetsTheLock() throws InterruptedException {
    Cell<Integer> counter = new Cell<>(0);
    Object monitor = new Object();
    AtomicInteger rounds = new AtomicInteger();
    Run.both(
        () -> {
          synchronized (monitor) {
            int value = counter.get();
            rounds.incrementAndGet();
            counter.set(value + 1);
          }
        },
        () -> counter.set(counter.get() + 1));
    Claim.that(counter.get() == 2, "lost");
    return "";
  }

  /** Two threads of a pool add to a text and take it out again. */
  @Expect(failures = "assertion")
  public static String textOfAPool() throws InterruptedException {
    Text text = new Text();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger wrong = new AtomicInteger();
    Runnable task =
        () -> {
          text.append("x");
          wrong.addAndGet(text.length() == 1 ? 0 : 1);
          text.clear();
        };
    pool.execute(task);
    pool.execute(task);
    Run.end(pool);
    Claim.that(wrong.get() == 0, "seen by another task");
    return "";
  }

  /** The buffer of a format is used by two: fill, look, empty. */
  @Expect(failures = "assertion")
  public static String sharedFormat() throws InterruptedException {
    Text buffer = new Text();
    AtomicInteger wrong = new AtomicInteger();
    AtomicInteger calls = new AtomicInteger();
    Runnable formatting =
        () -> {
          buffer.clear();
          calls.incrementAndGet();
          buffer.append("7");
          calls.incrementAndGet();
          if (!buffer.toString().equals("7")) {
            wrong.incrementAndGet();
          }
        };
    Run.both(formatting, formatting);
    Claim.that(wrong.get() == 0, "garbled");
    return "";
  }

  /** Both feed a checksum, each in two parts. */
  @Expect(failures = "assertion")
  public static String checksumInParts() throws InterruptedException {
    Sum sum = new Sum();
    AtomicInteger parts = new AtomicInteger();
    Runnable feeder =
        () -> {
          sum.add(1);
          parts.incrementAndGet();
          sum.add(2);
          parts.incrementAndGet();
        };
    Run.both(feeder, feeder);
    Claim.that(sum.value() == ((31 + 2) * 31 + 1) * 31 + 2, "mixed");
    return "";
  }

  /** What was saved is restored by both. */
  @Expect(failures = "assertion")
  public static String savedAndRestored() throws InterruptedException {
    Cell<String> locale = new Cell<>("en");
    AtomicInteger work = new AtomicInteger();
    Run.both(() -> as("de", locale, work), () -> as("fr", locale, work));
    Claim.that(locale.get().equals("en"), "not restored");
    return "";
  }

  private static void as(String name, Cell<String> locale, AtomicInteger work) {
    String saved = locale.get();
    locale.set(name);
    work.incrementAndGet();
    locale.set(saved);
  }
}
