package dev.jacquard.conformance.thread;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.CountDownLatch;

/** Groups count the threads of the program that are alive, and no others. */
public final class GroupPrograms {
  private GroupPrograms() {}

  @Expect(outcomes = "1 1", executions = 1)
  public static String alone() throws Exception {
    int before = Thread.activeCount();
    Thread thread = new Thread(() -> {});
    thread.start();
    thread.join();
    return before + " " + Thread.activeCount();
  }

  @Expect(outcomes = {"1", "2"})
  public static String besideAThread() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    int seen = Thread.activeCount();
    thread.join();
    return "" + seen;
  }

  @Expect(outcomes = "main worker 2", executions = 1)
  public static String enumeration() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    Thread thread = new Thread(end::countDown, "worker");
    CountDownLatch begin = new CountDownLatch(1);
    Thread waiting =
        new Thread(
            () -> {
              try {
                begin.await();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            },
            "worker");
    waiting.start();
    Thread[] all = new Thread[3];
    int count = Thread.enumerate(all);
    begin.countDown();
    waiting.join();
    thread.start();
    thread.join();
    return all[0].getName() + " " + all[1].getName() + " " + count;
  }

  @Expect(outcomes = "1 2 null")
  public static String groupsOfTheirOwn() throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    CountDownLatch begin = new CountDownLatch(1);
    Thread thread =
        new Thread(
            group,
            () -> {
              try {
                begin.await();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    thread.start();
    String seen = group.activeCount() + " " + Thread.activeCount();
    begin.countDown();
    thread.join();
    return seen + " " + thread.getThreadGroup();
  }

  @Expect(outcomes = "interrupted")
  public static String interruptOfAGroup() throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    String[] seen = new String[1];
    Thread thread =
        new Thread(
            group,
            () -> {
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                seen[0] = "interrupted";
              }
            });
    thread.start();
    group.interrupt();
    thread.join();
    return seen[0];
  }
}
