package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A semaphore that is not fair, as one location that counts its permits. */
@Models(Semaphore.class)
public final class Semaphores {
  private Semaphores() {}

  /** A fair semaphore keeps a queue; the JDK's own code runs for it. */
  public static boolean applies(Semaphore semaphore) {
    return Control.on(semaphore) && !semaphore.isFair();
  }

  public static void acquire(Semaphore semaphore) throws InterruptedException {
    acquire(semaphore, 1);
  }

  public static void acquire(Semaphore semaphore, int permits) throws InterruptedException {
    take(semaphore, permits, true);
  }

  public static void acquireUninterruptibly(Semaphore semaphore) {
    acquireUninterruptibly(semaphore, 1);
  }

  public static void acquireUninterruptibly(Semaphore semaphore, int permits) {
    try {
      take(semaphore, permits, false);
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static void take(Semaphore semaphore, int permits, boolean interruptible)
      throws InterruptedException {
    Execution execution = enter(permits);
    try {
      if (permits > 1) {
        execution
            .limits()
            .uncontrolled(
                "the queue of a Semaphore whose threads want different numbers of permits");
      }
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
      execution.learn(location);
    } finally {
      Control.leave();
    }
  }

  public static boolean tryAcquire(Semaphore semaphore) {
    return tryAcquire(semaphore, 1);
  }

  public static boolean tryAcquire(Semaphore semaphore, int permits) {
    Execution execution = enter(permits);
    try {
      return attempt(execution, semaphore, permits);
    } finally {
      Control.leave();
    }
  }

  public static boolean tryAcquire(Semaphore semaphore, long timeout, TimeUnit unit)
      throws InterruptedException {
    return tryAcquire(semaphore, 1, timeout, unit);
  }

  public static boolean tryAcquire(Semaphore semaphore, int permits, long timeout, TimeUnit unit)
      throws InterruptedException {
    Execution execution = enter(permits);
    try {
      Interrupts.check(execution);
      boolean taken = attempt(execution, semaphore, permits);
      if (!taken) {
        execution.current().pass(unit.toNanos(timeout));
      }
      return taken;
    } finally {
      Control.leave();
    }
  }

  private static boolean attempt(Execution execution, Semaphore semaphore, int permits) {
    int location = location(execution, semaphore);
    execution.arrive(Kind.TRY_ACQUIRE, location, permits, Sites.here);
    if (execution.state(location) < permits) {
      long available = execution.state(location);
      execution.record(available, available, 0);
      return false;
    }
    change(execution, location, -permits);
    execution.learn(location);
    return true;
  }

  public static void release(Semaphore semaphore) {
    release(semaphore, 1);
  }

  public static void release(Semaphore semaphore, int permits) {
    Execution execution = enter(permits);
    try {
      int location = location(execution, semaphore);
      execution.arrive(Kind.RELEASE, location, permits, Sites.here);
      change(execution, location, permits);
      execution.publish(location);
    } finally {
      Control.leave();
    }
  }

  public static boolean hasQueuedThreads(Semaphore semaphore) {
    return getQueueLength(semaphore) > 0;
  }

  /** The model does not tell who waits for permits from who has not come yet. */
  public static int getQueueLength(Semaphore semaphore) {
    try {
      Control.enter().goDeep(Semaphore.class);
      throw new AssertionError("the run is over");
    } finally {
      Control.leave();
    }
  }

  public static int availablePermits(Semaphore semaphore) {
    Execution execution = Control.enter();
    try {
      int location = location(execution, semaphore);
      execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
      long available = execution.state(location);
      execution.record(available, available, available);
      execution.learn(location);
      return (int) available;
    } finally {
      Control.leave();
    }
  }

  public static int drainPermits(Semaphore semaphore) {
    Execution execution = Control.enter();
    try {
      int location = location(execution, semaphore);
      execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
      long available = execution.state(location);
      execution.state(location, 0);
      execution.record(available, 0, available);
      execution.learn(location);
      execution.publish(location);
      return (int) available;
    } finally {
      Control.leave();
    }
  }

  private static Execution enter(int permits) {
    if (permits < 0) {
      throw new IllegalArgumentException();
    }
    return Control.enter();
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
