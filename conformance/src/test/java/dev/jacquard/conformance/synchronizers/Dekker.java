package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The first mutual exclusion; in the broken one nobody steps back when both want to enter. */
public class Dekker {
  final AtomicIntegerArray wants = new AtomicIntegerArray(2);
  volatile int turn;

  void lock(int me) {
    wants.set(me, 1);
    while (wants.get(1 - me) == 1) {
      if (turn != me) {
        stepBack(me);
      }
    }
  }

  void stepBack(int me) {
    wants.set(me, 0);
    while (turn != me) {
      Thread.onSpinWait();
    }
    wants.set(me, 1);
  }

  void unlock(int me) {
    turn = 1 - me;
    wants.set(me, 0);
  }

  private static final class Broken extends Dekker {
    @Override
    void stepBack(int me) {}
  }

  private static String test(Dekker lock) throws InterruptedException {
    int[] count = new int[1];
    Run.both(() -> increment(lock, 0, count), () -> increment(lock, 1, count));
    return "" + count[0];
  }

  private static void increment(Dekker lock, int me, int[] count) {
    lock.lock(me);
    count[0]++;
    lock.unlock(me);
  }

  @Expect(outcomes = "2")
  public static String correct() throws Exception {
    return test(new Dekker());
  }

  @Expect(failures = "livelock", outcomes = "2")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
