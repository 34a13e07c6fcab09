package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/** Ways to start and to join three threads that keep them interchangeable. */
public final class Joins {
  private int count;

  private Joins() {}

  private synchronized void increment() {
    count++;
  }

  private String outcome() {
    return "" + count;
  }

  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String oneByOne() throws Exception {
    Joins shared = new Joins();
    Runnable body = shared::increment;
    Thread one = new Thread(body);
    Thread two = new Thread(body);
    Thread three = new Thread(body);
    one.start();
    two.start();
    three.start();
    one.join();
    two.join();
    three.join();
    return shared.outcome();
  }

  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String array() throws Exception {
    Joins shared = new Joins();
    Workers.run(3, shared::increment);
    return shared.outcome();
  }

  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String list() throws Exception {
    Joins shared = new Joins();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Thread thread = new Thread(shared::increment);
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return shared.outcome();
  }

  /** All are made before the first is started. */
  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String startedTogether() throws Exception {
    Joins shared = new Joins();
    List<Thread> threads = Stream.generate(() -> new Thread(shared::increment)).limit(3).toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    return shared.outcome();
  }

  /** Who is started last is joined first. */
  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String inReverse() throws Exception {
    Joins shared = new Joins();
    Deque<Thread> threads = new ArrayDeque<>();
    for (int i = 0; i < 3; i++) {
      Thread thread = new Thread(shared::increment);
      threads.push(thread);
      thread.start();
    }
    while (!threads.isEmpty()) {
      threads.pop().join();
    }
    return shared.outcome();
  }

  /** A subclass of Thread, whose members have fields of their own. */
  private static final class Member extends Thread {
    private final Joins shared;
    private final int[] buffer = new int[1];

    Member(Joins shared) {
      this.shared = shared;
    }

    @Override
    public void run() {
      buffer[0]++;
      shared.increment();
    }
  }

  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String subclasses() throws Exception {
    Joins shared = new Joins();
    Workers.join(Workers.start(3, i -> new Member(shared)));
    return shared.outcome();
  }

  /** Each has a buffer of its own, made by whoever starts it. */
  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String ownBuffers() throws Exception {
    Joins shared = new Joins();
    Workers.join(
        Workers.start(
            3,
            i -> {
              List<String> buffer = new ArrayList<>();
              return new Thread(
                  () -> {
                    buffer.add("begin");
                    shared.increment();
                    buffer.add("end");
                  });
            }));
    return shared.outcome();
  }

  /** Each has a lock of its own, which it takes around the common one. */
  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String ownLocks() throws Exception {
    Joins shared = new Joins();
    Workers.join(
        Workers.start(
            3,
            i -> {
              Object own = new Object();
              return new Thread(
                  () -> {
                    synchronized (own) {
                      shared.increment();
                    }
                  });
            }));
    return shared.outcome();
  }

  /** What the main thread does while it starts them does not tell them apart. */
  @Expect(outcomes = "6")
  public static String workBetweenStarts() throws Exception {
    Joins shared = new Joins();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      shared.increment();
      threads[i] = new Thread(shared::increment);
      threads[i].start();
    }
    Workers.join(threads);
    return shared.outcome();
  }

  /** Names that nobody reads tell nobody apart. */
  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String named() throws Exception {
    Joins shared = new Joins();
    Workers.join(Workers.start(3, i -> new Thread(shared::increment, "worker " + i)));
    return shared.outcome();
  }

  /** Numbers that make no difference. */
  @Expect(outcomes = "3", executions = 6)
  public static String numbered() throws Exception {
    Joins shared = new Joins();
    Workers.join(
        Workers.start(
            3,
            i ->
                new Thread(
                    () -> {
                      shared.increment();
                      if (i > 5) {
                        shared.increment();
                      }
                    })));
    return shared.outcome();
  }

  /** Threads of a thread that is started itself. */
  @Expect(outcomes = "3", executions = 6, values = 1, readsFrom = 1)
  public static String ofAnotherThread() throws Exception {
    Joins shared = new Joins();
    Thread parent =
        new Thread(
            () -> {
              try {
                Workers.run(3, shared::increment);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    parent.start();
    parent.join();
    return shared.outcome();
  }
}
