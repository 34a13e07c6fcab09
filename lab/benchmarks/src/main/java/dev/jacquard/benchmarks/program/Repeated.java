package dev.jacquard.benchmarks.program;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads that repeat one operation so often that all but the operation can be neglected. */
public abstract class Repeated implements Runnable {
  /** How often both together. */
  public static final int TIMES = 1000;

  /** What both repeat, on state that is fresh in each run. */
  abstract Runnable operation();

  @Override
  public final void run() {
    Runnable operation = operation();
    Threaded.startAndJoin(
        new Thread(() -> repeat(operation), "a"), new Thread(() -> repeat(operation), "b"));
  }

  private static void repeat(Runnable operation) {
    for (int i = 0; i < TIMES / 2; i++) {
      operation.run();
    }
  }

  /** A read of a volatile field. */
  public static final class VolatileRead extends Repeated {
    private static final class Shared {
      private volatile int x;
    }

    @Override
    Runnable operation() {
      Shared shared = new Shared();
      return () -> {
        if (shared.x != 0) {
          throw new AssertionError();
        }
      };
    }
  }

  /** A write of a volatile field. */
  public static final class VolatileWrite extends Repeated {
    private static final class Shared {
      private volatile int x;
    }

    @Override
    Runnable operation() {
      Shared shared = new Shared();
      return () -> shared.x = 1;
    }
  }

  /** An addition to an atomic integer. */
  public static final class AtomicAdd extends Repeated {
    @Override
    Runnable operation() {
      return new AtomicInteger()::incrementAndGet;
    }
  }

  /** A monitor that is entered and left. */
  public static final class Monitor extends Repeated {
    @Override
    Runnable operation() {
      Object monitor = new Object();
      return () -> {
        synchronized (monitor) {
          // nothing to do here but to be alone
        }
      };
    }
  }

  /** A lock that is taken and given back. */
  public static final class Lock extends Repeated {
    @Override
    Runnable operation() {
      ReentrantLock lock = new ReentrantLock();
      return () -> {
        lock.lock();
        lock.unlock();
      };
    }
  }
}
