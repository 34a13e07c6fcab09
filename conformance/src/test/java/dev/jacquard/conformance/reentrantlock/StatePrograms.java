package dev.jacquard.conformance.reentrantlock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What can be seen of a lock: its text, its owner, who waits, and the exceptions on the way. */
public final class StatePrograms {
  private StatePrograms() {}

  /** Opens what a subclass may ask. */
  private static final class Open extends ReentrantLock {
    private static final long serialVersionUID = 1;

    @Override
    public Thread getOwner() {
      return super.getOwner();
    }

    @Override
    public Collection<Thread> getQueuedThreads() {
      return super.getQueuedThreads();
    }

    @Override
    public Collection<Thread> getWaitingThreads(Condition condition) {
      return super.getWaitingThreads(condition);
    }
  }

  private static String state(Object lock) {
    String text = lock.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(outcomes = "[Unlocked] [Locked by thread main] [Unlocked]", executions = 1)
  public static String textFollowsTheOwner() {
    ReentrantLock lock = new ReentrantLock();
    String first = state(lock);
    lock.lock();
    String second = state(lock);
    lock.unlock();
    return first + " " + second + " " + state(lock);
  }

  @Expect(outcomes = {"[Unlocked]", "[Locked by thread holder]"})
  public static String textOfALockThatAnotherThreadTakes() throws Exception {
    return seenBeside(new ReentrantLock());
  }

  @Expect(outcomes = {"[Unlocked]", "[Locked by thread holder]"})
  public static String textOfAFairLock() throws Exception {
    return seenBeside(new ReentrantLock(true));
  }

  private static String seenBeside(ReentrantLock lock) throws Exception {
    Thread holder =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            },
            "holder");
    holder.start();
    String seen = state(lock);
    holder.join();
    return seen;
  }

  /** Threads that look alike but for their names, which the text tells. */
  @Expect(outcomes = {"[Unlocked]", "[Locked by thread a]", "[Locked by thread b]"})
  public static String textTellsThreadsApart() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Runnable body =
        () -> {
          lock.lock();
          lock.unlock();
        };
    Thread a = new Thread(body, "a");
    Thread b = new Thread(body, "b");
    a.start();
    b.start();
    String seen = state(lock);
    a.join();
    b.join();
    return seen;
  }

  @Expect(outcomes = {"null", "holder"})
  public static String ownerThroughASubclass() throws Exception {
    Open lock = new Open();
    Thread holder =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            },
            "holder");
    holder.start();
    Thread owner = lock.getOwner();
    holder.join();
    return owner == null ? "null" : owner.getName();
  }

  @Expect(outcomes = "null true", executions = 1)
  public static String ownerIsTheCaller() {
    Open lock = new Open();
    Thread before = lock.getOwner();
    lock.lock();
    boolean mine = lock.getOwner() == Thread.currentThread();
    lock.unlock();
    return before + " " + mine;
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = "it runs deep by itself")
  public static String whoIsQueued() throws Exception {
    Open lock = new Open();
    int[] queued = new int[1];
    lock.lock();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            });
    other.start();
    queued[0] = lock.getQueuedThreads().size();
    lock.unlock();
    other.join();
    return "" + queued[0];
  }

  private static String thrown(Runnable question) {
    try {
      question.run();
      return "nothing";
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
  }

  private static String answers(ReentrantLock lock, Condition own, Condition foreign) {
    return thrown(() -> lock.hasWaiters(own))
        + " "
        + thrown(() -> lock.getWaitQueueLength(own))
        + " "
        + thrown(() -> lock.hasWaiters(foreign))
        + " "
        + thrown(() -> lock.getWaitQueueLength(foreign))
        + " "
        + thrown(() -> lock.hasWaiters(null));
  }

  private static String questions(ReentrantLock lock) {
    Condition own = lock.newCondition();
    Condition foreign = new ReentrantLock().newCondition();
    String without = answers(lock, own, foreign);
    lock.lock();
    String with = answers(lock, own, foreign);
    lock.unlock();
    return without + " / " + with;
  }

  private static final String ANSWERS =
      "IllegalMonitorStateException IllegalMonitorStateException"
          + " IllegalArgumentException IllegalArgumentException NullPointerException"
          + " / nothing nothing IllegalArgumentException IllegalArgumentException"
          + " NullPointerException";

  @Expect(outcomes = ANSWERS, executions = 1)
  public static String questionsAboutConditions() {
    return questions(new ReentrantLock());
  }

  @Expect(outcomes = ANSWERS, executions = 1)
  public static String questionsAboutConditionsOfAFairLock() {
    return questions(new ReentrantLock(true));
  }

  @Expect(
      outcomes =
          "IllegalMonitorStateException IllegalArgumentException IllegalArgumentException"
              + " NullPointerException",
      executions = 1)
  public static String questionsForWaitingThreads() {
    Open lock = new Open();
    Condition own = lock.newCondition();
    Condition foreign = new ReentrantLock().newCondition();
    String without =
        thrown(() -> lock.getWaitingThreads(own))
            + " "
            + thrown(() -> lock.getWaitingThreads(foreign));
    lock.lock();
    String with =
        thrown(() -> lock.getWaitingThreads(foreign))
            + " "
            + thrown(() -> lock.getWaitingThreads(null));
    lock.unlock();
    return without + " " + with;
  }

  @Expect(outcomes = "[Unlocked]")
  public static String copyIsFree() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(lock);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return state(in.readObject());
    } finally {
      lock.unlock();
    }
  }

  @Expect(outcomes = "2")
  public static String copiesExclude() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new ReentrantLock());
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      ReentrantLock lock = (ReentrantLock) in.readObject();
      int[] count = new int[1];
      Runnable body =
          () -> {
            lock.lock();
            count[0]++;
            lock.unlock();
          };
      Run.both(body, body);
      return "" + count[0];
    }
  }
}
