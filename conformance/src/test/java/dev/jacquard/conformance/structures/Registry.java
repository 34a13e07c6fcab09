package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Arrays;

/** Listeners in an array that is copied for each change; the broken one copies without a lock. */
public class Registry {
  volatile String[] listeners = {};

  void add(String listener) {
    synchronized (this) {
      append(listener);
    }
  }

  void append(String listener) {
    String[] old = listeners;
    String[] now = Arrays.copyOf(old, old.length + 1);
    now[old.length] = listener;
    listeners = now;
  }

  int count() {
    return listeners.length;
  }

  private static final class Broken extends Registry {
    @Override
    void add(String listener) {
      append(listener);
    }
  }

  private static String test(Registry registry) throws InterruptedException {
    int[] seen = new int[1];
    Run.all(() -> registry.add("a"), () -> registry.add("b"), () -> seen[0] = registry.count());
    Claim.that(registry.count() == 2, "a listener is lost");
    return "" + seen[0];
  }

  @Expect(outcomes = {"0", "1", "2"})
  public static String correct() throws Exception {
    return test(new Registry());
  }

  @Expect(
      failures = "assertion",
      outcomes = {"0", "1", "2"})
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
