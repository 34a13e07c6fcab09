package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/**
 * A ring for one producer and one consumer; the producer of the broken one counts an element before
 * it is there.
 */
public class SpscRing {
  final String[] ring = new String[2];
  volatile int head;
  volatile int tail;

  boolean offer(String value) {
    int at = tail;
    if (at - head == ring.length) {
      return false;
    }
    publish(at, value);
    return true;
  }

  void publish(int at, String value) {
    ring[at % ring.length] = value;
    tail = at + 1;
  }

  String poll() {
    int at = head;
    if (at == tail) {
      return null;
    }
    String value = ring[at % ring.length];
    head = at + 1;
    return value;
  }

  private static final class Broken extends SpscRing {
    @Override
    void publish(int at, String value) {
      tail = at + 1;
      ring[at % ring.length] = value;
    }
  }

  private static String test(SpscRing ring) throws InterruptedException {
    StringBuilder taken = new StringBuilder();
    Run.both(
        () -> {
          for (String value : new String[] {"a", "b", "c"}) {
            while (!ring.offer(value)) {
              Thread.onSpinWait();
            }
          }
        },
        () -> {
          for (int i = 0; i < 3; i++) {
            String value = ring.poll();
            while (value == null) {
              Thread.onSpinWait();
              value = ring.poll();
            }
            taken.append(value);
          }
        });
    return taken.toString();
  }

  @Expect(outcomes = "abc")
  public static String correct() throws Exception {
    return test(new SpscRing());
  }

  @Expect(failures = "race", first = true)
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
