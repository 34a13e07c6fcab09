package dev.jacquard.fuzz.objects;

import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;

/** Shapes of what threads wait for, with time limits and interrupts, and of loops that wait. */
final class Waits {
  private Waits() {}

  static List<Shape> all() {
    return List.of(
        interrupts(), parking(), barriers(), phasers(), timedLocks(), timedQueues(), spinning());
  }

  /** Code that may be interrupted. */
  private interface Wait {
    int run() throws InterruptedException, TimeoutException, BrokenBarrierException;
  }

  /** Its result, or a number that says how it ended. */
  private static int ended(Wait wait) {
    try {
      return wait.run();
    } catch (InterruptedException e) {
      return 7;
    } catch (TimeoutException e) {
      return 8;
    } catch (BrokenBarrierException e) {
      return 9;
    }
  }

  private static Shape interrupts() {
    return Shape.of(
        "interrupts",
        new Step("seen(1, world.flag)", (w, l) -> Fields.seen(w, l, 1, w.flag)),
        new Step(
            "world.thread = Thread.currentThread()",
            (w, l) -> {
              w.thread = Thread.currentThread();
              return l;
            }),
        new Step(
            "if (world.thread != null) world.thread.interrupt()",
            (w, l) -> {
              Thread other = w.thread;
              if (other != null) {
                other.interrupt();
              }
              return l;
            }),
        new Step("x = Thread.interrupted() ? 1 : 0", (w, l) -> l.x(Thread.interrupted() ? 1 : 0)),
        new Step(
            "y = Thread.currentThread().isInterrupted() ? 1 : 0",
            (w, l) -> l.y(Thread.currentThread().isInterrupted() ? 1 : 0)),
        new Step(
            "x = ended(Thread.sleep(1))",
            (w, l) ->
                l.x(
                    ended(
                        () -> {
                          Thread.sleep(1);
                          return 1;
                        }))),
        new Step(
            "world.flag = x",
            (w, l) -> {
              w.flag = l.x();
              return l;
            }));
  }

  private static Shape parking() {
    return Shape.of(
        "parking",
        new Step("seen(2, world.flag)", (w, l) -> Fields.seen(w, l, 2, w.flag)),
        new Step(
            "world.thread = Thread.currentThread()",
            (w, l) -> {
              w.thread = Thread.currentThread();
              return l;
            }),
        new Step(
            "unpark(world.thread)",
            (w, l) -> {
              LockSupport.unpark(w.thread);
              return l;
            }),
        new Step(
            "parkNanos(100); x = world.flag",
            (w, l) -> {
              LockSupport.parkNanos(100);
              return l.x(w.flag);
            }),
        new Step(
            "++world.flag under the monitor",
            (w, l) -> {
              synchronized (w.monitor) {
                w.flag = w.flag + 1;
              }
              return l;
            }));
  }

  private static Shape barriers() {
    return Shape.of(
        "CyclicBarrier",
        new Step(
            "seen(0, world.barrier.isBroken() ? 1 : 0)",
            (w, l) -> Fields.seen(w, l, 0, w.barrier.isBroken() ? 1 : 0)),
        new Step("x = ended(world.barrier.await())", (w, l) -> l.x(ended(() -> w.barrier.await()))),
        new Step(
            "y = world.barrier.getNumberWaiting()", (w, l) -> l.y(w.barrier.getNumberWaiting())),
        new Step(
            "world.barrier.reset()",
            (w, l) -> {
              w.barrier.reset();
              return l;
            }));
  }

  private static Shape phasers() {
    return Shape.of(
        "Phaser",
        new Step("seen(1, world.phaser.getPhase())", (w, l) -> Fields.seen(w, l, 1, phase(w))),
        new Step("x = world.phaser.arrive()", (w, l) -> l.x(w.phaser.arrive())),
        new Step("y = world.phaser.getPhase()", (w, l) -> l.y(phase(w))),
        new Step(
            "x = world.phaser.getUnarrivedParties()",
            (w, l) -> l.x(w.phaser.getUnarrivedParties())));
  }

  private static int phase(World world) {
    return world.phaser.getPhase();
  }

  private static Shape timedLocks() {
    return Shape.of(
            "timed locks",
            new Step("seen(3, world.flag)", (w, l) -> Fields.seen(w, l, 3, w.flag)),
            new Step(
                "y = world.latch.await(1, MILLISECONDS) ? 1 : 0",
                (w, l) -> l.y(ended(() -> w.latch.await(1, TimeUnit.MILLISECONDS) ? 1 : 0))),
            new Step(
                "world.latch.countDown()",
                (w, l) -> {
                  w.latch.countDown();
                  return l;
                }),
            new Step(
                "world.flag = y",
                (w, l) -> {
                  w.flag = l.y();
                  return l;
                }))
        .with(
            "if (world.lock.tryLock(1, MILLISECONDS))",
            (block, w, l) -> {
              if (ended(() -> w.lock.tryLock(1, TimeUnit.MILLISECONDS) ? 1 : 0) != 1) {
                return l.x(5);
              }
              try {
                return block.run(w, l);
              } finally {
                w.lock.unlock();
              }
            });
  }

  private static Shape timedQueues() {
    return Shape.of(
        "timed queues",
        new Step("seen(2, world.queue.size())", (w, l) -> Fields.seen(w, l, 2, w.queue.size())),
        new Step(
            "x = number(world.queue.poll(1, MILLISECONDS))",
            (w, l) ->
                l.x(
                    ended(
                        () -> {
                          Integer found = w.queue.poll(1, TimeUnit.MILLISECONDS);
                          return found == null ? -1 : found;
                        }))),
        new Step(
            "y = world.queue.offer(x, 1, MILLISECONDS) ? 1 : 0",
            (w, l) -> l.y(ended(() -> w.queue.offer(l.x(), 1, TimeUnit.MILLISECONDS) ? 1 : 0))));
  }

  private static Shape spinning() {
    return Shape.of(
            "loops that wait",
            new Step("seen(0, world.flag)", (w, l) -> Fields.seen(w, l, 0, w.flag)),
            new Step(
                "while (world.flag == 0) Thread.onSpinWait()",
                (w, l) -> {
                  while (w.flag == 0) {
                    Thread.onSpinWait();
                  }
                  return l.x(w.flag);
                }),
            new Step(
                "while (!world.counter.compareAndSet(x, x + 1)) x = world.counter.get()",
                (w, l) -> {
                  int x = l.x();
                  while (!w.counter.compareAndSet(x, x + 1)) {
                    x = w.counter.get();
                  }
                  return l.x(x);
                }),
            new Step(
                "world.flag = 1",
                (w, l) -> {
                  w.flag = 1;
                  return l;
                }),
            new Step("y = world.counter.get()", (w, l) -> l.y(w.counter.get())))
        .with(
            "while (world.counter.get() < 2) { world.counter.incrementAndGet();",
            (block, w, l) -> {
              Locals locals = l;
              while (w.counter.get() < 2) {
                w.counter.incrementAndGet();
                locals = block.run(w, locals);
              }
              return locals;
            });
  }
}
