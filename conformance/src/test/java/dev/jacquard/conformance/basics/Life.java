package dev.jacquard.conformance.basics;

import dev.jacquard.Jacquard;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Threads, static state, time and chance. */
public final class Life {
  private static int counter = 40;
  private static Integer lazily;

  private Life() {}

  @Expect(outcomes = "42", executions = 1)
  public static String staticStateIsFresh() {
    counter += 2;
    return "" + counter;
  }

  private static final class Late {
    static final int SEEN = counter;
    static final AtomicInteger USES = new AtomicInteger(SEEN);
  }

  @Expect(outcomes = "7 8", executions = 1)
  public static String initialisersRunWhenFirstUsed() {
    counter = 7;
    int seen = Late.SEEN;
    return seen + " " + Late.USES.incrementAndGet();
  }

  @Expect(outcomes = "null", executions = 1)
  public static String fieldsWithoutInitialiserAreNullAgain() {
    String before = "" + lazily;
    lazily = 3;
    return before;
  }

  private static final class Background {
    static final int ANSWER;

    static {
      new Thread(() -> {}).start();
      ANSWER = 42;
    }
  }

  @Expect(outcomes = "42", executions = 1)
  public static String threadsOfInitialisersAreUnderControl() {
    return "" + Background.ANSWER;
  }

  @Expect(outcomes = "0", executions = 1)
  public static String methodsMayBeginWithALoop() {
    return "" + down(3);
  }

  private static int down(int from) {
    while (from > 0) {
      from--;
    }
    return from;
  }

  @Expect(
      outcomes = {"0", "1", "2"},
      executions = 3)
  public static String choice() {
    return "" + Jacquard.choose(3);
  }

  @Expect(
      failures = "assertion",
      outcomes = {"0", "1"})
  public static String assertionInAnotherThread() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] seen = new int[1];
    Run.both(
        x::incrementAndGet,
        () -> {
          seen[0] = x.get();
          if (seen[0] == 0) {
            throw new AssertionError("too early");
          }
        });
    return "" + seen[0];
  }

  @Expect(failures = "exception", outcomes = "after")
  public static String exceptionInAnotherThread() throws Exception {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("boom");
            });
    thread.start();
    thread.join();
    return "after";
  }

  @Expect(outcomes = "handled boom")
  public static String uncaughtHandler() throws Exception {
    String[] seen = new String[1];
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("boom");
            });
    thread.setUncaughtExceptionHandler((t, e) -> seen[0] = "handled " + e.getMessage());
    thread.start();
    thread.join();
    return seen[0];
  }

  @Expect(failures = "exception")
  public static String exit() {
    System.exit(3);
    return "never";
  }

  @Expect(outcomes = {"true", "false"})
  public static String isAlive() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread thread = new Thread(x::incrementAndGet);
    thread.start();
    boolean alive = thread.isAlive();
    thread.join();
    return "" + alive;
  }

  @Expect(outcomes = {"0", "1"})
  public static String timedJoin() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread thread = new Thread(x::incrementAndGet);
    thread.start();
    thread.join(100);
    return "" + x.get();
  }

  @Expect(outcomes = "main Thread-0 T", executions = 1)
  public static String names() throws Exception {
    StringBuilder names = new StringBuilder(Thread.currentThread().getName());
    Thread first = new Thread(() -> names.append(' ').append(Thread.currentThread().getName()));
    first.start();
    first.join();
    Thread second =
        new Thread(() -> names.append(' ').append(Thread.currentThread().getName()), "T");
    second.start();
    second.join();
    return names.toString();
  }

  @Expect(outcomes = "1 2", executions = 1)
  public static String threadLocals() throws Exception {
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
    int[] seen = new int[1];
    Thread thread =
        new Thread(
            () -> {
              local.set(2);
              seen[0] = local.get();
            });
    thread.start();
    thread.join();
    return local.get() + " " + seen[0];
  }

  /** The same in both runs that the suite makes of it; what exactly does not matter. */
  @Expect(executions = 1)
  public static String chanceIsTheSameInEveryRun() {
    Set<Object> objects = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      objects.add(new Object());
    }
    StringBuilder all = new StringBuilder();
    objects.forEach(o -> all.append(o.hashCode()).append(' '));
    return all.append(new Random().nextInt())
        .append(' ')
        .append(Math.random())
        .append(' ')
        .append(ThreadLocalRandom.current().nextInt())
        .append(' ')
        .append(UUID.randomUUID())
        .append(' ')
        .append(System.identityHashCode(all))
        .append(' ')
        .append(System.nanoTime())
        .append(' ')
        .append(Instant.now())
        .toString();
  }

  @Expect(outcomes = "done", executions = 1)
  public static String daemonsMayWaitForEver() {
    Thread daemon = new Thread(LockSupport::park);
    daemon.setDaemon(true);
    daemon.start();
    return "done";
  }

  @Expect(outcomes = "done", failures = "deadlock")
  public static String othersMayNot() {
    new Thread(LockSupport::park).start();
    return "done";
  }

  @Expect(outcomes = "100", executions = 1)
  public static String hundredThreads() throws Exception {
    AtomicInteger[] cells = new AtomicInteger[100];
    Thread[] threads = new Thread[cells.length];
    for (int i = 0; i < cells.length; i++) {
      AtomicInteger cell = new AtomicInteger();
      cells[i] = cell;
      threads[i] = new Thread(cell::incrementAndGet);
      threads[i].start();
    }
    int sum = 0;
    for (int i = 0; i < cells.length; i++) {
      threads[i].join();
      sum += cells[i].get();
    }
    return "" + sum;
  }

  /** No thread sees a time before one that it knows of. */
  @Expect(outcomes = "true true true")
  public static String timeGoesForward() throws Exception {
    long begin = System.nanoTime();
    Thread.sleep(50);
    long[] seen = new long[2];
    Thread thread =
        new Thread(
            () -> {
              seen[0] = System.nanoTime();
              Run.unchecked(() -> Thread.sleep(1_000)).run();
              seen[1] = System.nanoTime();
            });
    thread.start();
    thread.join();
    long end = System.nanoTime();
    return (seen[0] - begin >= 50_000_000) + " " + (seen[1] > seen[0]) + " " + (end > seen[1]);
  }

  /** A collector of the JDK makes the list, and two threads share it. */
  @Expect(failures = "race")
  public static String listsOfTheJdk() throws Exception {
    List<Integer> list = Stream.of(1).collect(Collectors.toList());
    Run.both(() -> list.add(2), () -> list.add(3));
    return "";
  }

  /** The JDK loads and initialises many classes for it. */
  @Expect(uncontrolled = "a java.security.SecureRandom")
  public static String secureRandom() {
    return "" + (new SecureRandom().nextInt() & 0);
  }

  private static final class Counted {
    private static int made;

    private final int number;

    Counted(int number) {
      this.number = number;
      made++;
    }
  }

  /** The object is on the stack before its constructor is called, where the branches meet. */
  @Expect(outcomes = {"1 1", "2 1"})
  public static String anArgumentThatBranches() throws Exception {
    AtomicInteger flag = new AtomicInteger();
    Counted[] made = new Counted[1];
    Run.both(() -> made[0] = new Counted(flag.get() == 0 ? 1 : 2), () -> flag.set(1));
    return made[0].number + " " + Counted.made;
  }
}
