package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.QueuedLocks;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Semaphores whose queue matters, see {@link QueuedLocks}: the first in it is served first, even if
 * somebody behind wants fewer permits. Fair ones have such a queue, and others if threads wait for
 * more than one permit at once; a newcomer may pass it there. When threads are interrupted, the
 * JDK's own code runs.
 */
@Models(Semaphore.class)
public final class QueuedSemaphores {
  private static final int NUMBER = Depth.number(Semaphore.class);

  private QueuedSemaphores() {}

  /** A semaphore of the JDK. */
  private record Real(Semaphore semaphore) implements QueuedLocks.Lock {
    @Override
    public boolean take(long permits) {
      return semaphore.tryAcquire((int) permits);
    }

    @Override
    public boolean isFreeFor(long permits) {
      return semaphore.availablePermits() >= permits;
    }

    @Override
    public boolean isHeldFor(long permits) {
      return false;
    }

    @Override
    public boolean mayPass(long permits, long first) {
      return !semaphore.isFair();
    }

    @Override
    public long abilities() {
      return semaphore.availablePermits() > 0 ? 1 : 0;
    }

    @Override
    public void release(long permits) {
      semaphore.release((int) permits);
    }

    @Override
    public int holds() {
      return 0;
    }

    @Override
    public long alone() {
      return 0;
    }

    @Override
    public Class<?> type() {
      return Semaphore.class;
    }
  }

  public static void constructed(Semaphore semaphore) {
    if (Control.onControlledThread()
        && semaphore.getClass() == Semaphore.class
        && !Depth.isDeep(NUMBER)
        && (semaphore.isFair() || Control.execution().observes(Feature.AMOUNTS))) {
      QueuedSteps.add(Control.execution(), semaphore, new Real(semaphore));
    }
  }

  @Tells("it looks at how the object was made")
  public static boolean applies(Semaphore semaphore) {
    return QueuedSteps.concern(semaphore);
  }

  public static void acquire(Semaphore semaphore) {
    acquire(semaphore, 1);
  }

  public static void acquire(Semaphore semaphore, int permits) {
    check(permits);
    QueuedSteps.lock(Control.execution(), semaphore, permits);
  }

  public static void acquireUninterruptibly(Semaphore semaphore) {
    acquire(semaphore, 1);
  }

  public static void acquireUninterruptibly(Semaphore semaphore, int permits) {
    acquire(semaphore, permits);
  }

  public static boolean tryAcquire(Semaphore semaphore) {
    return tryAcquire(semaphore, 1);
  }

  public static boolean tryAcquire(Semaphore semaphore, int permits) {
    check(permits);
    return QueuedSteps.tryLock(Control.execution(), semaphore, permits, permits == 1 ? 1 : 0);
  }

  public static boolean tryAcquire(Semaphore semaphore, long timeout, TimeUnit unit) {
    return tryAcquire(semaphore, 1, timeout, unit);
  }

  public static boolean tryAcquire(Semaphore semaphore, int permits, long timeout, TimeUnit unit) {
    check(permits);
    return QueuedSteps.lock(Control.execution(), semaphore, permits, unit.toNanos(timeout));
  }

  public static void release(Semaphore semaphore) {
    release(Control.execution(), semaphore, 1);
  }

  @Enters
  public static void release(Execution execution, Semaphore semaphore, int permits) {
    check(permits);
    execution.queuedLocks().unlock(semaphore, permits, Sites.here);
  }

  @Enters
  public static int availablePermits(Execution execution, Semaphore semaphore) {
    QueuedSteps.look(execution, semaphore);
    return semaphore.availablePermits();
  }

  /** The model knows of no semaphore that loses permits otherwise than by taking them. */
  @Enters
  public static int drainPermits(Execution execution, Semaphore semaphore) {
    execution.goDeep(Semaphore.class);
    throw new AssertionError("the run is over");
  }

  public static boolean hasQueuedThreads(Semaphore semaphore) {
    return getQueueLength(semaphore) > 0;
  }

  public static int getQueueLength(Semaphore semaphore) {
    return QueuedSteps.length(Control.execution(), semaphore);
  }

  public static String toString(Semaphore semaphore) {
    return Texts.of(semaphore, "Permits", availablePermits(Control.execution(), semaphore));
  }

  private static void check(int permits) {
    if (permits < 0) {
      throw new IllegalArgumentException();
    }
  }
}
