package dev.jacquard.conformance.timeunit;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public final class TimeUnitPrograms {
  private TimeUnitPrograms() {}

  @Expect(outcomes = {"0", "1"})
  public static String sleepOrdersNothing() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] seen = new int[1];
    Run.both(
        () -> x.set(1),
        Run.unchecked(
            () -> {
              TimeUnit.SECONDS.sleep(5);
              seen[0] = x.get();
            }));
    return "" + seen[0];
  }

  @Expect(outcomes = "true", executions = 1)
  public static String timePasses() throws Exception {
    long begin = System.nanoTime();
    TimeUnit.MILLISECONDS.sleep(20);
    return "" + (System.nanoTime() - begin >= TimeUnit.MILLISECONDS.toNanos(20));
  }

  @Expect(outcomes = {"0", "1"})
  public static String timedJoin() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread thread = new Thread(x::incrementAndGet);
    thread.start();
    TimeUnit.MILLISECONDS.timedJoin(thread, 5);
    return "" + x.get();
  }

  @Expect(outcomes = "over", executions = 1)
  public static String timedWait() throws Exception {
    Object monitor = new Object();
    synchronized (monitor) {
      TimeUnit.MILLISECONDS.timedWait(monitor, 5);
    }
    return "over";
  }
}
