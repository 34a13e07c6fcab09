package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.setting.Feature;
import java.util.Collection;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A semaphore that is not fair, as one location that counts its permits. */
@Tells("a semaphore is one number, of which steps observe whether it was enough")
@Models(Semaphore.class)
public final class Semaphores {
  private Semaphores() {}

  /** A fair semaphore keeps a queue; the JDK's own code runs for it. */
  public static boolean applies(Semaphore semaphore) {
    return Control.on(semaphore) && !semaphore.isFair() && !Control.isQueued(semaphore);
  }

  public static void acquire(Semaphore semaphore) throws InterruptedException {
    acquire(semaphore, 1);
  }

  public static void acquire(Semaphore semaphore, int permits) throws InterruptedException {
    take(Control.execution(), semaphore, permits, true);
  }

  public static void acquireUninterruptibly(Semaphore semaphore) {
    acquireUninterruptibly(semaphore, 1);
  }

  public static void acquireUninterruptibly(Semaphore semaphore, int permits) {
    try {
      take(Control.execution(), semaphore, permits, false);
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Enters
  private static void take(
      Execution execution, Semaphore semaphore, int permits, boolean interruptible)
      throws InterruptedException {
    check(permits);
    requireAlike(execution, permits);
    if (interruptible && execution.lives().usesInterrupts()) {
      Interrupts.check(execution);
      if (attempt(execution, semaphore, permits)) {
        return; // an interrupt that comes now is not looked at
      }
    }
    int location = location(execution, semaphore);
    if (!interruptible) {
      execution.arrive(Kind.ACQUIRE, location, permits, Sites.here);
    } else if (execution.arriveInterruptibly(Kind.ACQUIRE, location, permits, Sites.here)) {
      execution.giveUp(location);
      throw Interrupts.exception(execution);
    }
    change(execution, location, -permits);
  }

  public static boolean tryAcquire(Semaphore semaphore) {
    return tryAcquire(Control.execution(), semaphore, 1);
  }

  @Enters
  public static boolean tryAcquire(Execution execution, Semaphore semaphore, int permits) {
    check(permits);
    return attempt(execution, semaphore, permits);
  }

  public static boolean tryAcquire(Semaphore semaphore, long timeout, TimeUnit unit)
      throws InterruptedException {
    return tryAcquire(Control.execution(), semaphore, 1, timeout, unit);
  }

  @Enters
  public static boolean tryAcquire(
      Execution execution, Semaphore semaphore, int permits, long timeout, TimeUnit unit)
      throws InterruptedException {
    check(permits);
    Interrupts.check(execution);
    long nanos = unit.toNanos(timeout);
    if (nanos > 0) {
      requireAlike(execution, permits);
    }
    int location = location(execution, semaphore);
    if (execution
        .lastLimits()
        .arrive(nanos, Kind.TRY_ACQUIRE, permits, Kind.ACQUIRE, permits, location, Sites.here)) {
      execution.giveUp(location);
      throw Interrupts.exception(execution);
    }
    boolean taken = taken(execution, location, permits);
    if (!taken) {
      execution.lastLimits().pass(nanos);
    }
    return taken;
  }

  private static boolean attempt(Execution execution, Semaphore semaphore, int permits) {
    int location = location(execution, semaphore);
    execution.arrive(Kind.TRY_ACQUIRE, location, permits, Sites.here);
    return taken(execution, location, permits);
  }

  private static boolean taken(Execution execution, int location, int permits) {
    if (execution.state(location) < permits) {
      long available = execution.state(location);
      execution.record(available, available, 0);
      return false;
    }
    change(execution, location, -permits);
    return true;
  }

  public static void release(Semaphore semaphore) {
    release(Control.execution(), semaphore, 1);
  }

  @Enters
  public static void release(Execution execution, Semaphore semaphore, int permits) {
    check(permits);
    int location = location(execution, semaphore);
    execution.arrive(Kind.RELEASE, location, permits, Sites.here);
    long before = execution.state(location);
    if (before + permits > Integer.MAX_VALUE) {
      execution.record(before, before, 0);
      throw new Error("Maximum permit count exceeded");
    }
    change(execution, location, permits);
  }

  public static boolean hasQueuedThreads(Semaphore semaphore) {
    return getQueueLength(Control.execution(), semaphore) > 0;
  }

  /** The model does not tell who waits for permits from who has not come yet. */
  @Enters
  public static int getQueueLength(Execution execution, Semaphore semaphore) {
    execution.goDeep(Semaphore.class);
    throw new AssertionError("the run is over");
  }

  @Enters
  public static int availablePermits(Execution execution, Semaphore semaphore) {
    int location = location(execution, semaphore);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    long available = execution.state(location);
    execution.record(available, available, available);
    return (int) available;
  }

  @Enters
  public static int drainPermits(Execution execution, Semaphore semaphore) {
    int location = location(execution, semaphore);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    long available = execution.state(location);
    execution.state(location, 0);
    execution.record(available, 0, available);
    return (int) available;
  }

  @Enters
  public static void reducePermits(Execution execution, Semaphore semaphore, int reduction) {
    check(reduction);
    int location = location(execution, semaphore);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    long before = execution.state(location);
    if (before - reduction < Integer.MIN_VALUE) {
      execution.record(before, before, 0);
      throw new Error("Permit count underflow");
    }
    change(execution, location, -reduction);
  }

  /** Who waits is known to the JDK's own code only. */
  @Enters
  public static Collection<Thread> getQueuedThreads(Execution execution, Semaphore semaphore) {
    execution.goDeep(Semaphore.class);
    throw new AssertionError("the run is over");
  }

  public static String toString(Semaphore semaphore) {
    return Texts.of(semaphore, "Permits", availablePermits(Control.execution(), semaphore));
  }

  /**
   * Threads that all want one permit can take them in any order. But who wants more, and is the
   * first in the queue, keeps those behind him waiting though there would be enough for them; see
   * {@link QueuedSemaphores}, which do not know all semaphores.
   */
  private static void requireAlike(Execution execution, int permits) {
    if (permits != 1 && !execution.current().isAlone()) {
      execution.observe(Feature.AMOUNTS);
      execution.goDeep(Semaphore.class);
    }
  }

  private static void check(int permits) {
    if (permits < 0) {
      throw new IllegalArgumentException();
    }
  }

  private static void change(Execution execution, int location, int permits) {
    long before = execution.state(location);
    execution.state(location, before + permits);
    execution.record(before, before + permits, 1);
  }

  private static int location(Execution execution, Semaphore semaphore) {
    int location = execution.places().synchronizer(semaphore);
    if (execution.isFresh(location)) {
      execution.state(location, semaphore.availablePermits()); // what its constructor set
    }
    return location;
  }
}
