package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * A ring for many, where each cell has a number that says whose turn it is; producers of the broken
 * one may claim the same cell.
 */
public class MpmcRing {
  private final String[] cells = new String[2];
  private final AtomicIntegerArray turns = new AtomicIntegerArray(new int[] {0, 1});
  final AtomicInteger tail = new AtomicInteger();
  private final AtomicInteger head = new AtomicInteger();

  boolean offer(String value) {
    while (true) {
      int at = tail.get();
      int ahead = turns.get(at % 2) - at;
      if (ahead < 0) {
        return false;
      }
      if (ahead == 0 && claim(at)) {
        cells[at % 2] = value;
        turns.set(at % 2, at + 1);
        return true;
      }
    }
  }

  boolean claim(int at) {
    return tail.compareAndSet(at, at + 1);
  }

  String poll() {
    while (true) {
      int at = head.get();
      int ahead = turns.get(at % 2) - (at + 1);
      if (ahead < 0) {
        return null;
      }
      if (ahead == 0 && head.compareAndSet(at, at + 1)) {
        String value = cells[at % 2];
        turns.set(at % 2, at + 2);
        return value;
      }
    }
  }

  private static final class Broken extends MpmcRing {
    @Override
    boolean claim(int at) {
      tail.set(at + 1);
      return true;
    }
  }

  private static String test(MpmcRing ring) throws InterruptedException {
    String[] first = new String[1];
    Run.both(
        () -> ring.offer("a"),
        () -> {
          ring.offer("b");
          first[0] = ring.poll();
        });
    return first[0] + ring.poll();
  }

  @Expect(outcomes = {"ab", "ba", "nulla"})
  public static String correct() throws Exception {
    return test(new MpmcRing());
  }

  @Expect(failures = "race")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
