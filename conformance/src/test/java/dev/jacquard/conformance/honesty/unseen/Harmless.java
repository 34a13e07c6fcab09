package dev.jacquard.conformance.honesty.unseen;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.hamcrest.unseen.Cell;
import org.hamcrest.unseen.Line;
import org.hamcrest.unseen.Sum;
import org.hamcrest.unseen.Text;

/** The neighbours: unseen objects that are used as they should be, of which nothing is said. */
public final class Harmless {
  private Harmless() {}

  @Expect
  public static String textOfOneThreadEach() throws InterruptedException {
    AtomicInteger length = new AtomicInteger();
    Runnable writer = () -> length.addAndGet(new Text().append("a").append("b").length());
    Run.both(writer, writer);
    Claim.that(length.get() == 4, "lost");
    return "";
  }

  @Expect
  public static String counterBehindAMonitor() throws InterruptedException {
    Cell<Integer> counter = new Cell<>(0);
    Object monitor = new Object();
    Runnable increment =
        () -> {
          synchronized (monitor) {
            counter.set(counter.get() + 1);
          }
        };
    Run.all(increment, increment, increment);
    Claim.that(counter.get() == 3, "lost");
    return "";
  }

  @Expect
  public static String checksumBehindALock() throws InterruptedException {
    Sum sum = new Sum();
    ReentrantLock lock = new ReentrantLock();
    AtomicInteger last = new AtomicInteger();
    Runnable feeder =
        () -> {
          lock.lock();
          sum.add(1);
          last.set((int) sum.value());
          lock.unlock();
        };
    Run.both(feeder, feeder);
    Claim.that(last.get() == 32, "mixed");
    return "";
  }

  @Expect
  public static String decidedBehindAMonitor() throws InterruptedException {
    Line line = new Line();
    Object monitor = new Object();
    AtomicInteger filled = new AtomicInteger();
    Runnable filler =
        () -> {
          synchronized (monitor) {
            if (line.isEmpty()) {
              filled.incrementAndGet();
              line.add("x");
            }
          }
        };
    Run.both(filler, filler);
    Claim.that(filled.get() == 1 && line.size() == 1, "filled twice");
    return "";
  }

  @Expect
  public static String handedOverByALatch() throws InterruptedException {
    Text text = new Text();
    CountDownLatch ready = new CountDownLatch(1);
    Run.both(
        () -> {
          text.append("x");
          ready.countDown();
        },
        Run.unchecked(
            () -> {
              ready.await();
              Claim.that(text.length() == 1, "nothing there");
            }));
    return "";
  }

  @Expect
  public static String handedOverByAQueue() throws InterruptedException {
    LinkedBlockingQueue<Text> queue = new LinkedBlockingQueue<>();
    Run.both(
        () -> queue.add(new Text().append("x")),
        Run.unchecked(() -> Claim.that(queue.take().append("y").length() == 2, "too short")));
    return "";
  }

  @Expect
  public static String joinedBeforeItIsRead() throws InterruptedException {
    Cell<String> result = new Cell<>(null);
    Thread worker = new Thread(() -> result.set("done"));
    worker.start();
    worker.join();
    Claim.that(result.get().equals("done"), "not done");
    return "";
  }

  @Expect
  public static String onePerTaskOfAPool() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger wrong = new AtomicInteger();
    Runnable task =
        () -> {
          Text text = new Text().append("x");
          wrong.addAndGet(text.length() == 1 ? 0 : 1);
        };
    pool.execute(task);
    pool.execute(task);
    Run.end(pool);
    Claim.that(wrong.get() == 0, "seen by another task");
    return "";
  }
}
