package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** A resource with a count of its users; the broken one can be used after the last one left. */
public class SharedResource {
  final AtomicInteger users = new AtomicInteger(1);
  private volatile boolean closed;

  boolean tryUse() {
    int seen = users.get();
    while (seen > 0) {
      if (users.compareAndSet(seen, seen + 1)) {
        return true;
      }
      seen = users.get();
    }
    return false;
  }

  void leave() {
    if (users.decrementAndGet() == 0) {
      closed = true;
    }
  }

  private static final class Broken extends SharedResource {
    @Override
    boolean tryUse() {
      return users.getAndIncrement() >= 0;
    }
  }

  private static String test(SharedResource resource) throws InterruptedException {
    String[] end = {"too late"};
    Run.both(
        resource::leave,
        () -> {
          if (resource.tryUse()) {
            Claim.that(!resource.closed, "used after it was closed");
            end[0] = "used";
            resource.leave();
          }
        });
    return end[0];
  }

  @Expect(outcomes = {"used", "too late"})
  public static String correct() throws Exception {
    return test(new SharedResource());
  }

  @Expect(
      failures = "assertion",
      outcomes = {"used", "too late"})
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
