package dev.jacquard.fuzz.objects;

import java.util.List;
import java.util.concurrent.locks.Condition;

/** Shapes of locks and of what waits. */
final class Locks {
  private Locks() {}

  static List<Shape> all() {
    return List.of(
        monitors(),
        methods(),
        waiting(),
        reentrantLocks(),
        conditions(),
        readWriteLocks(),
        semaphores(),
        latches());
  }

  private static Step seen() {
    return new Step("seen(3, world.behindLock)", (w, l) -> Fields.seen(w, l, 3, w.behindLock));
  }

  private static Step read() {
    return new Step("x = world.behindLock", (w, l) -> l.x(w.behindLock));
  }

  private static Step write() {
    return new Step(
        "world.behindLock = x + 1",
        (w, l) -> {
          w.behindLock = l.x() + 1;
          return l;
        });
  }

  private static Shape monitors() {
    return Shape.of("monitor", seen(), read(), write())
        .with(
            "synchronized (world.monitor)",
            (block, w, l) -> {
              synchronized (w.monitor) {
                return block.run(w, l);
              }
            });
  }

  private static Shape methods() {
    return Shape.of(
        "synchronized method",
        seen(),
        new Step("x = world.increase(1)", (w, l) -> l.x(w.increase(1))),
        new Step("y = world.increase(x)", (w, l) -> l.y(w.increase(l.x()))),
        read());
  }

  private static Shape waiting() {
    return Shape.of("wait and notify", seen(), read())
        .with(
            "synchronized (world.monitor) { while (world.behindLock == 0) world.monitor.wait(); }",
            (block, w, l) -> {
              synchronized (w.monitor) {
                while (w.behindLock == 0) {
                  await(w.monitor);
                }
                return block.run(w, l);
              }
            })
        .with(
            "synchronized (world.monitor) { world.behindLock += 2; world.monitor.notify(); }",
            (block, w, l) -> {
              synchronized (w.monitor) {
                w.behindLock += 2;
                w.monitor.notify();
                return block.run(w, l);
              }
            });
  }

  private static Shape reentrantLocks() {
    return Shape.of(
            "ReentrantLock",
            seen(),
            read(),
            write(),
            new Step(
                "x = world.lock.hasQueuedThreads() ? 1 : 0",
                (w, l) -> l.x(w.lock.hasQueuedThreads() ? 1 : 0)),
            new Step("y = world.lock.isLocked() ? 1 : 0", (w, l) -> l.y(w.lock.isLocked() ? 1 : 0)))
        .with(
            "world.lock.lock(); try",
            (block, w, l) -> {
              w.lock.lock();
              try {
                return block.run(w, l);
              } finally {
                w.lock.unlock();
              }
            })
        .with(
            "if (world.lock.tryLock()) try",
            (block, w, l) -> {
              if (!w.lock.tryLock()) {
                return l;
              }
              try {
                return block.run(w, l);
              } finally {
                w.lock.unlock();
              }
            });
  }

  private static Shape conditions() {
    return Shape.of("Condition", seen(), read())
        .with(
            "world.lock.lock(); while (world.behindLock == 0) world.changed.await(); try",
            (block, w, l) -> {
              w.lock.lock();
              try {
                while (w.behindLock == 0) {
                  await(w.changed);
                }
                return block.run(w, l);
              } finally {
                w.lock.unlock();
              }
            })
        .with(
            "world.lock.lock(); world.behindLock++; world.changed.signal(); try",
            (block, w, l) -> {
              w.lock.lock();
              try {
                w.behindLock++;
                w.changed.signal();
                return block.run(w, l);
              } finally {
                w.lock.unlock();
              }
            });
  }

  private static Shape readWriteLocks() {
    return Shape.of("ReentrantReadWriteLock", seen(), read())
        .with(
            "world.readWriteLock.readLock().lock(); try",
            (block, w, l) -> {
              w.readWriteLock.readLock().lock();
              try {
                return block.run(w, l.x(w.behindLock));
              } finally {
                w.readWriteLock.readLock().unlock();
              }
            })
        .with(
            "world.readWriteLock.writeLock().lock(); world.behindLock++; try",
            (block, w, l) -> {
              w.readWriteLock.writeLock().lock();
              try {
                w.behindLock++;
                return block.run(w, l);
              } finally {
                w.readWriteLock.writeLock().unlock();
              }
            });
  }

  private static Shape semaphores() {
    return Shape.of(
            "Semaphore",
            seen(),
            read(),
            new Step(
                "x = world.semaphore.availablePermits()",
                (w, l) -> l.x(w.semaphore.availablePermits())),
            new Step(
                "world.semaphore.release()",
                (w, l) -> {
                  w.semaphore.release();
                  return l;
                }),
            new Step(
                "y = world.semaphore.drainPermits()", (w, l) -> l.y(w.semaphore.drainPermits())))
        .with(
            "world.semaphore.acquire(); try",
            (block, w, l) -> {
              w.semaphore.acquireUninterruptibly();
              try {
                return block.run(w, l);
              } finally {
                w.semaphore.release();
              }
            })
        .with(
            "if (world.semaphore.tryAcquire())",
            (block, w, l) -> w.semaphore.tryAcquire() ? block.run(w, l) : l);
  }

  private static Shape latches() {
    return Shape.of(
        "CountDownLatch",
        new Step(
            "seen(2, world.latch.getCount())",
            (w, l) -> Fields.seen(w, l, 2, (int) w.latch.getCount())),
        new Step(
            "world.latch.countDown()",
            (w, l) -> {
              w.latch.countDown();
              return l;
            }),
        new Step("x = world.latch.getCount()", (w, l) -> l.x((int) w.latch.getCount())),
        new Step(
            "world.latch.await()",
            (w, l) -> {
              try {
                w.latch.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              return l;
            }));
  }

  private static void await(Object monitor) {
    try {
      monitor.wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(Condition condition) {
    try {
      condition.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
