package dev.jacquard.check.test;

import dev.jacquard.check.Options;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A test that is checked only in order to load the classes that checks of tests load. It fails in
 * some interleavings, so that reports are made too.
 */
public final class Rehearsed {
  private final AtomicInteger visits = new AtomicInteger();
  private volatile int counted;

  /** Two visitors are counted. */
  public void visits() throws InterruptedException {
    Thread ada = new Thread(this::visit, "ada");
    Thread ben = new Thread(this::visit, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    synchronized (this) {
      if (counted != visits.get()) {
        throw new AssertionError("counted " + counted + " visits of " + visits);
      }
    }
  }

  private void visit() {
    counted++;
    visits.incrementAndGet();
  }

  /** The check of it, from where this class is. */
  static Request request() {
    String name = Rehearsed.class.getName();
    String place = Rehearsed.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return new Request(
        new TestMethod(List.of(name), name, "visits", List.of()),
        Arguments.of(),
        Options.DEFAULT,
        ReportOptions.NONE,
        List.of(place),
        Map.of());
  }
}
