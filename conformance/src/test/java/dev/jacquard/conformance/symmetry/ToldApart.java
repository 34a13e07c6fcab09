package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that look alike and are not. Each program fails in an execution in which the second of
 * two threads comes first, and would pass if the two were taken to be interchangeable.
 */
public final class ToldApart {
  private ToldApart() {}

  /** Remembers the first thing that it is given. */
  private static final class Winner<T> {
    private T first;

    synchronized void is(T candidate) {
      if (first == null) {
        first = candidate;
      }
    }

    synchronized void isNot(T candidate) {
      if (candidate.equals(first)) {
        throw new AssertionError(candidate);
      }
    }
  }

  // ---- what threads know of themselves ---------------------------------------------------------

  @Expect(failures = "assertion", toldApart = "name")
  public static void byName() throws Exception {
    Winner<String> winner = new Winner<>();
    Workers.join(
        Workers.start(
            2, i -> new Thread(() -> winner.is(Thread.currentThread().getName()), "worker " + i)));
    winner.isNot("worker 1");
  }

  @Expect(failures = "assertion")
  public static void byId() throws Exception {
    Winner<Long> winner = new Winner<>();
    Thread[] threads = Workers.start(2, () -> winner.is(Thread.currentThread().getId()));
    Workers.join(threads);
    winner.isNot(threads[1].getId());
  }

  @Expect(failures = "assertion")
  public static void byText() throws Exception {
    Winner<String> winner = new Winner<>();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> winner.is(Thread.currentThread().toString()));
    }
    String second = threads[1].toString();
    for (Thread thread : threads) {
      thread.start();
    }
    Workers.join(threads);
    winner.isNot(second);
  }

  @Expect(failures = "assertion")
  public static void byPriority() throws Exception {
    Winner<Integer> winner = new Winner<>();
    Workers.join(
        Workers.start(
            2,
            i -> {
              Thread thread = new Thread(() -> winner.is(Thread.currentThread().getPriority()));
              thread.setPriority(Thread.NORM_PRIORITY + i);
              return thread;
            }));
    winner.isNot(Thread.NORM_PRIORITY + 1);
  }

  @Expect(failures = "assertion")
  public static void byBeingDaemon() throws Exception {
    Winner<Boolean> winner = new Winner<>();
    Workers.join(
        Workers.start(
            2,
            i -> {
              Thread thread = new Thread(() -> winner.is(Thread.currentThread().isDaemon()));
              thread.setDaemon(i == 1);
              return thread;
            }));
    winner.isNot(true);
  }

  @Expect(failures = "assertion")
  public static void byThreadGroup() throws Exception {
    Winner<String> winner = new Winner<>();
    Workers.join(
        Workers.start(
            2,
            i ->
                new Thread(
                    new ThreadGroup("group " + i),
                    () -> winner.is(Thread.currentThread().getThreadGroup().getName()))));
    winner.isNot("group 1");
  }

  // ---- what they were given --------------------------------------------------------------------

  @Expect(failures = "assertion")
  public static void byCapturedNumber() throws Exception {
    Winner<Integer> winner = new Winner<>();
    Workers.join(Workers.start(2, i -> new Thread(() -> winner.is(i))));
    winner.isNot(1);
  }

  @Expect(failures = "assertion")
  public static void byIndexOfAnArray() throws Exception {
    AtomicInteger places = new AtomicInteger();
    int[] placeOf = new int[2];
    Workers.join(Workers.start(2, i -> new Thread(() -> placeOf[i] = places.incrementAndGet())));
    if (placeOf[1] == 1) {
      throw new AssertionError();
    }
  }

  @Expect(failures = "assertion")
  public static void byBranch() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Workers.join(
        Workers.start(
            2,
            i ->
                new Thread(
                    () -> {
                      if (x.compareAndSet(0, 1) && i == 1) {
                        throw new AssertionError();
                      }
                    })));
  }

  /** A number that whoever makes the object takes from a static counter. */
  private static final class Numbered extends Thread {
    private static int made;

    private final int number = made++;
    private final Winner<Integer> winner;

    Numbered(Winner<Integer> winner) {
      this.winner = winner;
    }

    @Override
    public void run() {
      winner.is(number);
    }
  }

  @Expect(failures = "assertion")
  public static void byNumberFromACounter() throws Exception {
    Winner<Integer> winner = new Winner<>();
    Workers.join(Workers.start(2, i -> new Numbered(winner)));
    winner.isNot(1);
  }

  /** A field that is set when the thread has been made. */
  private static final class Job implements Runnable {
    private final Winner<String> winner;
    private volatile String name = "";

    Job(Winner<String> winner) {
      this.winner = winner;
    }

    @Override
    public void run() {
      winner.is(name);
    }
  }

  @Expect(failures = "assertion")
  public static void byFieldSetBeforeTheStart() throws Exception {
    Winner<String> winner = new Winner<>();
    Workers.join(
        Workers.start(
            2,
            i -> {
              Job job = new Job(winner);
              job.name = "job " + i;
              return new Thread(job);
            }));
    winner.isNot("job 1");
  }

  @Expect(failures = "assertion")
  public static void byFieldSetAfterTheStart() throws Exception {
    Winner<String> winner = new Winner<>();
    Job[] jobs = {new Job(winner), new Job(winner)};
    Thread[] threads = Workers.start(2, i -> new Thread(jobs[i]));
    jobs[1].name = "late";
    Workers.join(threads);
    winner.isNot("late");
  }

  // ---- their own objects -----------------------------------------------------------------------

  @Expect(failures = "assertion")
  public static void byOwnObject() throws Exception {
    AtomicReference<Object> winner = new AtomicReference<>();
    Object[] own = {new Object(), new Object()};
    Workers.join(
        Workers.start(
            2,
            i -> {
              Object mine = own[i];
              return new Thread(() -> winner.compareAndSet(null, mine));
            }));
    if (winner.get() == own[1]) {
      throw new AssertionError();
    }
  }

  @Expect(failures = "assertion")
  public static void byBeingStored() throws Exception {
    AtomicReference<Thread> winner = new AtomicReference<>();
    Thread[] threads = Workers.start(2, () -> winner.compareAndSet(null, Thread.currentThread()));
    Workers.join(threads);
    if (winner.get() == threads[1]) {
      throw new AssertionError();
    }
  }

  @Expect(failures = "assertion")
  public static void byIdentityHash() throws Exception {
    Winner<Integer> winner = new Winner<>();
    Object[] own = {new Object(), new Object()};
    Workers.join(
        Workers.start(
            2,
            i -> {
              Object mine = own[i];
              return new Thread(() -> winner.is(System.identityHashCode(mine)));
            }));
    winner.isNot(System.identityHashCode(own[1]));
  }

  @Expect(failures = "assertion")
  public static void byTextOfAnOwnObject() throws Exception {
    Winner<String> winner = new Winner<>();
    Object[] own = {new Object(), new Object()};
    Workers.join(
        Workers.start(
            2,
            i -> {
              Object mine = own[i];
              return new Thread(() -> winner.is(mine.toString()));
            }));
    winner.isNot(own[1].toString());
  }

  /** The main thread reads what one of them has written down for itself. */
  @Expect(failures = "assertion")
  public static void byResult() throws Exception {
    AtomicInteger places = new AtomicInteger();
    int[][] own = {new int[1], new int[1]};
    Workers.join(
        Workers.start(
            2,
            i -> {
              int[] mine = own[i];
              return new Thread(() -> mine[0] = places.incrementAndGet());
            }));
    if (own[1][0] == 1) {
      throw new AssertionError();
    }
  }

  // ---- tables of threads -----------------------------------------------------------------------

  @Expect(failures = "assertion")
  public static void byTable() throws Exception {
    Winner<String> winner = new Winner<>();
    Map<Thread, String> roles = new HashMap<>();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> winner.is(roles.get(Thread.currentThread())));
      roles.put(threads[i], "role " + i);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    Workers.join(threads);
    winner.isNot("role 1");
  }

  @Expect(failures = "assertion")
  public static void byConcurrentTable() throws Exception {
    AtomicInteger places = new AtomicInteger();
    Map<Thread, Integer> placeOf = new ConcurrentHashMap<>();
    Thread[] threads =
        Workers.start(2, () -> placeOf.put(Thread.currentThread(), places.incrementAndGet()));
    Workers.join(threads);
    if (placeOf.get(threads[1]) == 1) {
      throw new AssertionError();
    }
  }

  // ---- operations that name a thread -----------------------------------------------------------

  @Expect(failures = "assertion")
  public static void byWorkBetweenJoins() throws Exception {
    AtomicInteger x = new AtomicInteger();
    AtomicInteger y = new AtomicInteger();
    Thread[] threads = Workers.start(2, () -> y.set(x.getAndIncrement() + 1));
    threads[0].join();
    int seen = y.get();
    threads[1].join();
    if (seen == 2 && y.get() != 2) {
      throw new AssertionError();
    }
  }

  /** Only the second is interrupted, and whoever is first must not be. */
  @Expect(failures = "assertion")
  public static void byInterrupt() throws Exception {
    AtomicInteger places = new AtomicInteger();
    Thread[] threads =
        Workers.start(
            2,
            () -> {
              if (places.incrementAndGet() == 1 && Thread.currentThread().isInterrupted()) {
                throw new AssertionError();
              }
            });
    threads[1].interrupt();
    Workers.join(threads);
  }

  /** Whoever is first parks, but only the first of the list gets a permit. */
  @Expect(failures = "deadlock")
  public static void byUnpark() throws Exception {
    AtomicInteger places = new AtomicInteger();
    Thread[] threads =
        Workers.start(
            2,
            () -> {
              if (places.incrementAndGet() == 1) {
                LockSupport.park();
              }
            });
    LockSupport.unpark(threads[0]);
    Workers.join(threads);
  }

  /** The second one still runs when the first has ended. */
  @Expect(failures = "assertion")
  public static void byLookingIfItIsAlive() throws Exception {
    Thread[] threads = Workers.start(2, () -> {});
    boolean second = threads[1].isAlive();
    boolean first = threads[0].isAlive();
    Workers.join(threads);
    if (first && !second) {
      throw new AssertionError();
    }
  }

  @Expect(failures = "assertion")
  public static void byTimedJoin() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread[] threads =
        Workers.start(2, () -> x.compareAndSet(0, Thread.currentThread().isInterrupted() ? 2 : 1));
    threads[0].join(10);
    threads[1].interrupt();
    Workers.join(threads);
    if (x.get() == 2) {
      throw new AssertionError();
    }
  }

  /** One of them waits for the other. */
  @Expect(failures = "deadlock")
  public static void byJoinOfAnother() throws Exception {
    AtomicInteger places = new AtomicInteger();
    AtomicReference<Thread> leader = new AtomicReference<>();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] =
          new Thread(
              () -> {
                try {
                  if (places.incrementAndGet() == 1) {
                    leader.get().join();
                  }
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              });
    }
    leader.set(threads[1]);
    for (Thread thread : threads) {
      thread.start();
    }
    Workers.join(threads);
  }

  /** While they run, each of them is given a sign; the first thread gets it first. */
  @Expect(failures = "assertion")
  public static void bySignsInARow() throws Exception {
    AtomicInteger order = new AtomicInteger();
    AtomicInteger told = new AtomicInteger();
    AtomicInteger[] signs = {new AtomicInteger(), new AtomicInteger()};
    Thread[] threads =
        Workers.start(
            2,
            i -> {
              AtomicInteger sign = signs[i];
              return new Thread(
                  () -> {
                    if (order.getAndIncrement() == 1) {
                      told.set(sign.get());
                    } else if (told.get() == 1 && sign.get() == 0) {
                      throw new AssertionError("the other one was given its sign long ago");
                    }
                  });
            });
    signs[0].set(1);
    signs[1].set(1);
    Workers.join(threads);
  }
}
