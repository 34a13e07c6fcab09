package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Mutual exclusion for two; the broken one gives way before it says that it is interested. */
public class Peterson {
  final AtomicIntegerArray interested = new AtomicIntegerArray(2);
  volatile int turn;

  void lock(int me) {
    announce(me);
    while (interested.get(1 - me) == 1 && turn == 1 - me) {
      Thread.onSpinWait();
    }
  }

  void announce(int me) {
    interested.set(me, 1);
    turn = 1 - me;
  }

  void unlock(int me) {
    interested.set(me, 0);
  }

  private static final class Broken extends Peterson {
    @Override
    void announce(int me) {
      turn = 1 - me;
      interested.set(me, 1);
    }
  }

  private static String test(Peterson lock) throws InterruptedException {
    int[] count = new int[1];
    Run.both(() -> increment(lock, 0, count), () -> increment(lock, 1, count));
    return "" + count[0];
  }

  private static void increment(Peterson lock, int me, int[] count) {
    lock.lock(me);
    count[0]++;
    lock.unlock(me);
  }

  @Expect(outcomes = "2")
  public static String correct() throws Exception {
    return test(new Peterson());
  }

  @Expect(failures = "race")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
