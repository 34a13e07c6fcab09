package dev.jacquard.conformance.honesty.unseen;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.hamcrest.unseen.Cell;
import org.hamcrest.unseen.Line;
import org.hamcrest.unseen.Table;
import org.hamcrest.unseen.Text;

/** What a thread saw decides what it does, and another thread may change it before it does so. */
public final class Decisions {
  private Decisions() {}

  /** A cache that makes a value when it has none, and counts what it makes. */
  @Expect(failures = "assertion")
  public static String cacheMakesAValueTwice() throws InterruptedException {
    Table cache = new Table();
    AtomicInteger made = new AtomicInteger();
    Runnable user =
        () -> {
          if (cache.get(1) == null) {
            int number = made.incrementAndGet();
            cache.put(1, "value " + number);
          }
        };
    Run.both(user, user);
    Claim.that(made.get() == 1, "made twice");
    return "";
  }

  /** Nobody can look between the question and the answer of this one but the hardware. */
  @Expect(failures = "assertion")
  public static String cacheMakesAValueAtOnce() throws InterruptedException {
    Table cache = new Table();
    AtomicInteger made = new AtomicInteger();
    Runnable user =
        () -> {
          if (cache.get(1) == null) {
            cache.put(1, "value");
            made.incrementAndGet();
          }
        };
    Run.both(user, user);
    Claim.that(made.get() == 1, "made twice");
    return "";
  }

  /** The setting says in which order two monitors are entered. */
  @Expect(failures = "deadlock")
  public static String settingDecidesTheOrderOfLocks() throws InterruptedException {
    Cell<Boolean> turned = new Cell<>(false);
    Object one = new Object();
    Object other = new Object();
    AtomicBoolean unrelated = new AtomicBoolean();
    Run.all(
        () -> {
          unrelated.set(true);
          turned.set(true);
        },
        () -> nest(one, other),
        () -> {
          if (turned.get()) {
            nest(other, one);
          } else {
            nest(one, other);
          }
        });
    return "";
  }

  private static void nest(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        Claim.that(Thread.holdsLock(outer), "not held");
      }
    }
  }

  /** The one who finds the line empty fills it, after it has asked for a permit. */
  @Expect(failures = "assertion")
  public static String bothFillTheLine() throws InterruptedException {
    Line line = new Line();
    Semaphore permits = new Semaphore(2);
    Runnable filler =
        () -> {
          if (line.isEmpty()) {
            permits.acquireUninterruptibly();
            line.add("x");
            permits.release();
          }
        };
    Run.both(filler, filler);
    Claim.that(line.size() == 1, "filled twice");
    return "";
  }

  /** The last element is looked for and taken by two. */
  @Expect(failures = "exception")
  public static String bothTakeTheLastElement() throws InterruptedException {
    Line line = new Line();
    line.add("x");
    AtomicInteger looks = new AtomicInteger();
    Runnable taker =
        () -> {
          if (!line.isEmpty()) {
            looks.incrementAndGet();
            line.poll().hashCode();
          }
        };
    Run.both(taker, taker);
    return "";
  }

  /** A text that is closed must not grow; the closer asks nobody. */
  @Expect(failures = "assertion")
  public static String growsAfterItWasClosed() throws InterruptedException {
    Text text = new Text();
    Cell<Boolean> closed = new Cell<>(false);
    AtomicInteger sealed = new AtomicInteger(-1);
    Run.both(
        () -> {
          closed.set(true);
          sealed.set(text.length());
        },
        () -> {
          if (!closed.get()) {
            sealed.get();
            text.append("late");
          }
        });
    Claim.that(sealed.get() == text.length(), "grown");
    return "";
  }

  /** Only the first one shall shut the thing down. */
  @Expect(failures = "assertion")
  public static String shutDownTwice() throws InterruptedException {
    Cell<Boolean> down = new Cell<>(false);
    AtomicInteger times = new AtomicInteger();
    Object monitor = new Object();
    Runnable closer =
        () -> {
          if (!down.get()) {
            synchronized (monitor) {
              times.incrementAndGet();
            }
            down.set(true);
          }
        };
    Run.both(closer, closer);
    Claim.that(times.get() == 1, "twice");
    return "";
  }

  /** The branch of a thread depends on who was first, and one of the branches is wrong. */
  @Expect(failures = "assertion")
  public static String wrongBranch() throws InterruptedException {
    Text text = new Text();
    AtomicInteger result = new AtomicInteger();
    Run.both(
        () -> text.append("x"),
        () -> {
          if (text.length() == 0) {
            result.set(1);
          } else {
            result.set(2);
          }
        });
    Claim.that(result.get() == 2, "the other branch");
    return "";
  }

  /** Three threads elect a leader by the first name in a cell. */
  @Expect(failures = "assertion")
  public static String twoLeaders() throws InterruptedException {
    Cell<String> leader = new Cell<>(null);
    AtomicInteger leaders = new AtomicInteger();
    Runnable candidate =
        () -> {
          boolean free = leader.get() == null;
          leaders.get();
          if (free) {
            leader.set("me");
            leaders.incrementAndGet();
          }
        };
    Run.all(candidate, candidate, candidate);
    Claim.that(leaders.get() == 1, "leaders: " + leaders);
    return "";
  }
}
