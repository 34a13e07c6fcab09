package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch as one location that counts down. */
@Tells("a latch is one number, which each step observes")
@Models(CountDownLatch.class)
public final class Latches {
  private static final long IS_ZERO = Comparison.EQUAL.with(0);

  private Latches() {}

  public static boolean applies(CountDownLatch latch) {
    return Control.on(latch);
  }

  @Enters
  public static void countDown(Execution execution, CountDownLatch latch) {
    int location = location(execution, latch);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    long before = execution.state(location);
    long after = Math.max(0, before - 1);
    execution.state(location, after);
    execution.record(before, after, after);
  }

  @Enters
  public static void await(Execution execution, CountDownLatch latch) throws InterruptedException {
    int location = location(execution, latch);
    if (execution.lives().usesInterrupts()) {
      Interrupts.check(execution);
      if (count(execution, latch) == 0) {
        return; // an interrupt that comes now is not looked at
      }
    }
    if (execution.arriveInterruptibly(Kind.VOLATILE_AWAIT, location, IS_ZERO, Sites.here)) {
      execution.giveUp(location);
      throw Interrupts.exception(execution);
    }
    execution.record(0, 0, 0);
  }

  @Enters
  public static boolean await(
      Execution execution, CountDownLatch latch, long timeout, TimeUnit unit)
      throws InterruptedException {
    Interrupts.check(execution);
    int location = location(execution, latch);
    long nanos = unit.toNanos(timeout);
    if (execution
        .lastLimits()
        .arrive(nanos, Kind.VOLATILE_READ, 0, Kind.VOLATILE_AWAIT, IS_ZERO, location, Sites.here)) {
      execution.giveUp(location);
      throw Interrupts.exception(execution);
    }
    boolean open = look(execution, location) == 0;
    if (!open) {
      execution.lastLimits().pass(nanos);
    }
    return open;
  }

  @Enters
  public static long getCount(Execution execution, CountDownLatch latch) {
    return count(execution, latch);
  }

  public static String toString(CountDownLatch latch) {
    return Texts.of(latch, "Count", getCount(Control.execution(), latch));
  }

  private static long count(Execution execution, CountDownLatch latch) {
    int location = location(execution, latch);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    return look(execution, location);
  }

  private static long look(Execution execution, int location) {
    long count = execution.state(location);
    execution.record(count, count, count);
    return count;
  }

  private static int location(Execution execution, CountDownLatch latch) {
    int location = execution.places().synchronizer(latch);
    if (execution.isFresh(location)) {
      execution.state(location, latch.getCount()); // what its constructor set
    }
    return location;
  }
}
