package dev.jacquard.conformance.stackwalker;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What a walk through the stack calls takes steps like other code, though the VM is below it, where
 * a continuation can't be suspended.
 */
public final class WalkerPrograms {
  private WalkerPrograms() {}

  private static final class Counter {
    private volatile int value;
    private int plain;

    void increment() {
      int now = value;
      value = now + 1;
    }
  }

  private static void walk(Runnable body) {
    StackWalker.getInstance()
        .walk(
            frames -> {
              body.run();
              return frames.count();
            });
  }

  @Expect(outcomes = {"1", "2"})
  public static String incrementsInWalksGetLost() throws Exception {
    Counter counter = new Counter();
    Run.both(() -> walk(counter::increment), () -> walk(counter::increment));
    return "" + counter.value;
  }

  @Expect(outcomes = {"2"})
  public static String atomicIncrementsInWalksDoNot() throws Exception {
    AtomicInteger counter = new AtomicInteger();
    Run.both(() -> walk(counter::incrementAndGet), counter::incrementAndGet);
    return "" + counter.get();
  }

  @Expect(failures = "race")
  public static String plainIncrementsInWalksRace() throws Exception {
    Counter counter = new Counter();
    Run.both(() -> walk(() -> counter.plain++), () -> counter.plain++);
    return "" + counter.plain;
  }

  @Expect(
      outcomes = {"1", "2"},
      races = "explore")
  public static String plainIncrementsInWalksAreSteps() throws Exception {
    Counter counter = new Counter();
    Run.both(() -> walk(() -> counter.plain++), () -> walk(() -> counter.plain++));
    return "" + counter.plain;
  }

  @Expect(
      outcomes = {"2"},
      failures = "deadlock")
  public static String locksInWalksDeadlock() throws Exception {
    Object left = new Object();
    Object right = new Object();
    int[] count = new int[1];
    Run.both(() -> both(left, right, count), () -> walk(() -> both(right, left, count)));
    return "" + count[0];
  }

  private static void both(Object first, Object second, int[] count) {
    synchronized (first) {
      synchronized (second) {
        count[0]++;
      }
    }
  }
}
