package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayDeque;
import java.util.Deque;

/** A bounded buffer with a monitor; who waits in the broken one looks only once. */
public class MonitorBuffer {
  final Deque<String> things = new ArrayDeque<>();

  synchronized void put(String thing) throws InterruptedException {
    while (things.size() == 1) {
      wait();
    }
    things.add(thing);
    notifyAll();
  }

  synchronized String take() throws InterruptedException {
    awaitThing();
    notifyAll();
    return things.remove();
  }

  void awaitThing() throws InterruptedException {
    while (things.isEmpty()) {
      wait();
    }
  }

  private static final class Broken extends MonitorBuffer {
    @Override
    void awaitThing() throws InterruptedException {
      if (things.isEmpty()) {
        wait();
      }
    }
  }

  private static String test(MonitorBuffer buffer) throws InterruptedException {
    String[] taken = new String[2];
    Run.all(
        Run.unchecked(
            () -> {
              buffer.put("a");
              buffer.put("b");
            }),
        Run.unchecked(() -> taken[0] = buffer.take()),
        Run.unchecked(() -> taken[1] = buffer.take()));
    return taken[0] + taken[1];
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String correct() throws Exception {
    return test(new MonitorBuffer());
  }

  @Expect(failures = "exception")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
