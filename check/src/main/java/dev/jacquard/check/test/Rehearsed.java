package dev.jacquard.check.test;

import dev.jacquard.check.Options;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Budget;
import dev.jacquard.worker.Rehearsal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A test that is checked only in order to show what checks of tests load and call. It fails in some
 * interleavings, so that reports are made too.
 */
public final class Rehearsed {
  private final AtomicInteger visits = new AtomicInteger();
  private volatile int counted;
  private int last;

  /** Visitors are counted, who look different. */
  public void visits() throws InterruptedException {
    Thread[] visitors = new Thread[4];
    for (int i = 0; i < visitors.length; i++) {
      int number = i;
      visitors[i] = new Thread(() -> visit(number), "visitor " + number);
    }
    for (Thread visitor : visitors) {
      visitor.start();
    }
    for (Thread visitor : visitors) {
      visitor.join();
    }
    synchronized (this) {
      if (counted != visits.get()) {
        throw new AssertionError("counted " + counted + " of " + visits + ", at last " + last);
      }
    }
  }

  private void visit(int number) {
    counted++;
    visits.incrementAndGet();
    synchronized (this) {
      last = number;
    }
  }

  /** The check of it, from where this class is. */
  static Request request() {
    String name = Rehearsed.class.getName();
    String place = Rehearsed.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return new Request(
        TestMethod.of(name, "visits"),
        Arguments.of(),
        options(),
        Spelling.ANNOTATION,
        ReportOptions.NONE,
        List.of(place),
        Map.of());
  }

  private static Options options() {
    return Rehearsal.isSearch()
        ? Options.DEFAULT.with(OnFailure.CONTINUE).with(Budget.ofExecutions(Rehearsal.EXECUTIONS))
        : Options.DEFAULT;
  }
}
