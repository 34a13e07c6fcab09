package dev.jacquard.fuzz.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** What threads remember from round to round of a loop by what they have taken, started or made. */
public final class LoopsAndLocks {
  private LoopsAndLocks() {}

  public static String locksTakenInRounds() {
    return Loops.rounds(
        (number, seen) -> {
          ReentrantLock one = new ReentrantLock();
          for (int i = 0; i < 3; i++) {
            if (number.get() == 1) {
              one.lock();
            }
          }
          seen.add(one.getHoldCount());
          while (one.isHeldByCurrentThread()) {
            one.unlock();
          }
        });
  }

  public static String threadsStartedInRounds() {
    return Loops.rounds(
        (number, seen) -> {
          List<Thread> started = new ArrayList<>();
          AtomicInteger count = new AtomicInteger();
          for (int i = 0; i < 2; i++) {
            if (number.get() == 1) {
              started.add(Threads.start(count::incrementAndGet));
            }
          }
          started.forEach(Threads::join);
          seen.add(started.size() + " " + count.get());
        });
  }

  public static String lambdaOfTheRoundBefore() {
    return Loops.rounds(
        (number, seen) -> {
          Runnable last = () -> seen.add("none");
          for (int i = 0; i < 3; i++) {
            int found = number.get();
            Runnable before = last;
            last =
                () -> {
                  before.run();
                  seen.add(found);
                };
          }
          last.run();
        });
  }

  public static String hashOfTheRoundBefore() {
    return Loops.rounds(
        (number, seen) -> {
          Object last = new Object();
          for (int i = 0; i < 3; i++) {
            last = number.get() == 1 ? new Object() : last;
            last.hashCode();
          }
          seen.add(last.hashCode() == new Object().hashCode());
        });
  }

  public static String interruptOfOnesOwn() {
    return Loops.rounds(
        (number, seen) -> {
          for (int i = 0; i < 3; i++) {
            if (number.get() == 1) {
              Thread.currentThread().interrupt();
            }
          }
          seen.add(Thread.interrupted());
        });
  }
}
