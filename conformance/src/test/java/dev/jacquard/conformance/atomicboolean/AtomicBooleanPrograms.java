package dev.jacquard.conformance.atomicboolean;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicBoolean;

public final class AtomicBooleanPrograms {
  private AtomicBooleanPrograms() {}

  @Expect(
      outcomes = {"false true", "true false"},
      executions = 2)
  public static String testAndSet() throws Exception {
    AtomicBoolean taken = new AtomicBoolean();
    boolean[] before = new boolean[2];
    Run.both(() -> before[0] = taken.getAndSet(true), () -> before[1] = taken.getAndSet(true));
    return before[0] + " " + before[1];
  }

  @Expect(outcomes = {"true false true", "true true false"})
  public static String opposedCompareAndSets() throws Exception {
    AtomicBoolean x = new AtomicBoolean();
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = x.compareAndSet(false, true), () -> won[1] = x.compareAndSet(true, false));
    return won[0] + " " + won[1] + " " + x.get();
  }

  @Expect(outcomes = "1", executions = 2)
  public static String initialisesOnce() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    int[] count = new int[1];
    Runnable once =
        () -> {
          if (done.compareAndSet(false, true)) {
            count[0]++;
          }
        };
    Run.both(once, once);
    return "" + count[0];
  }

  @Expect(outcomes = "2")
  public static String spinLock() throws Exception {
    AtomicBoolean locked = new AtomicBoolean();
    int[] count = new int[1];
    Runnable body =
        () -> {
          while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
          }
          count[0]++;
          locked.set(false);
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = {"false", "true"})
  public static String lazySetIsSeenSomeTime() throws Exception {
    AtomicBoolean x = new AtomicBoolean();
    boolean[] seen = new boolean[1];
    Run.both(() -> x.lazySet(true), () -> seen[0] = x.get());
    return "" + seen[0];
  }
}
