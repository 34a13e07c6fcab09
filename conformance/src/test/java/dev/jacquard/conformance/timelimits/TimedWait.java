package dev.jacquard.conformance.timelimits;

import dev.jacquard.conformance.Run;
import java.util.Date;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Every way to wait for something with a time limit, and how it comes. */
public enum TimedWait {
  LATCH {
    @Override
    Case make() {
      CountDownLatch latch = new CountDownLatch(1);
      return new Case(latch::countDown, millis -> latch.await(millis, MILLIS));
    }
  },
  SEMAPHORE {
    @Override
    Case make() {
      Semaphore permits = new Semaphore(0);
      return new Case(permits::release, millis -> permits.tryAcquire(millis, MILLIS));
    }
  },
  FAIR_SEMAPHORE {
    @Override
    Case make() {
      Semaphore permits = new Semaphore(0, true);
      return new Case(() -> permits.release(2), millis -> permits.tryAcquire(2, millis, MILLIS));
    }
  },
  LOCK {
    @Override
    Case make() throws Exception {
      return held(new ReentrantLock());
    }
  },
  FAIR_LOCK {
    @Override
    Case make() throws Exception {
      return held(new ReentrantLock(true));
    }
  },
  WRITE_LOCK {
    @Override
    Case make() throws Exception {
      return held(new ReentrantReadWriteLock().writeLock());
    }
  },
  STAMPED_LOCK {
    @Override
    Case make() throws Exception {
      return held(new StampedLock().asWriteLock());
    }
  },
  CONDITION {
    @Override
    Case make() {
      return condition((condition, millis) -> condition.await(millis, MILLIS));
    }
  },
  CONDITION_NANOS {
    @Override
    Case make() {
      return condition((condition, millis) -> condition.awaitNanos(MILLIS.toNanos(millis)));
    }
  },
  CONDITION_UNTIL {
    @Override
    Case make() {
      return condition(
          (condition, millis) ->
              condition.awaitUntil(new Date(System.currentTimeMillis() + millis)));
    }
  },
  MONITOR {
    @Override
    Case make() {
      AtomicBoolean there = new AtomicBoolean();
      return new Case(
          () -> {
            synchronized (there) {
              there.set(true);
              there.notify();
            }
          },
          millis -> {
            synchronized (there) {
              if (!there.get()) {
                there.wait(millis);
              }
              return there.get();
            }
          });
    }
  },
  JOIN {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      Thread thread = daemon(go::await);
      thread.start();
      return new Case(
          go::countDown,
          millis -> {
            thread.join(millis);
            return !thread.isAlive();
          });
    }
  },
  /** While somebody may look at the state of who joins. */
  JOIN_IN_SIGHT {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      Thread thread = daemon(go::await);
      thread.start();
      return new Case(
          go::countDown,
          millis -> {
            thread.join(millis);
            return thread.getState() == Thread.State.TERMINATED;
          });
    }
  },
  /** With the monitor of the thread, which is given up meanwhile. */
  JOIN_BY_MONITOR {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      Thread thread = daemon(go::await);
      thread.start();
      return new Case(
          go::countDown,
          millis -> {
            synchronized (thread) {
              thread.join(millis);
            }
            return !thread.isAlive();
          });
    }
  },
  /** The end of a thread is a signal. */
  END {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      Thread thread = daemon(go::await);
      thread.start();
      return new Case(
          go::countDown,
          millis -> {
            synchronized (thread) {
              if (thread.isAlive()) {
                thread.wait(millis);
              }
            }
            return !thread.isAlive();
          });
    }
  },
  PARK_NANOS {
    @Override
    Case make() {
      return park(millis -> LockSupport.parkNanos(MILLIS.toNanos(millis)));
    }
  },
  PARK_UNTIL {
    @Override
    Case make() {
      return park(millis -> LockSupport.parkUntil(System.currentTimeMillis() + millis));
    }
  },
  LINKED_QUEUE {
    @Override
    Case make() {
      return taking(new LinkedBlockingQueue<>());
    }
  },
  ARRAY_QUEUE {
    @Override
    Case make() {
      return taking(new ArrayBlockingQueue<>(1));
    }
  },
  SORTED_QUEUE {
    @Override
    Case make() {
      return taking(new PriorityBlockingQueue<>());
    }
  },
  DEQUE {
    @Override
    Case make() {
      LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
      return new Case(() -> deque.add(1), millis -> deque.pollLast(millis, MILLIS) != null);
    }
  },
  TRANSFER_QUEUE {
    @Override
    Case make() {
      return taking(new LinkedTransferQueue<>());
    }
  },
  DELAY_QUEUE {
    @Override
    Case make() {
      DelayQueue<AtOnce> queue = new DelayQueue<>();
      return new Case(() -> queue.add(new AtOnce()), millis -> queue.poll(millis, MILLIS) != null);
    }
  },
  HANDED_OVER {
    @Override
    Case make() {
      SynchronousQueue<Integer> queue = new SynchronousQueue<>();
      return new Case(
          Run.unchecked(() -> queue.put(1)), millis -> queue.poll(millis, MILLIS) != null);
    }
  },
  HANDING_OVER {
    @Override
    Case make() {
      SynchronousQueue<Integer> queue = new SynchronousQueue<>();
      return new Case(Run.unchecked(queue::take), millis -> queue.offer(1, millis, MILLIS));
    }
  },
  FULL_ARRAY_QUEUE {
    @Override
    Case make() {
      return offering(new ArrayBlockingQueue<>(1));
    }
  },
  FULL_LINKED_QUEUE {
    @Override
    Case make() {
      return offering(new LinkedBlockingQueue<>(1));
    }
  },
  FULL_DEQUE {
    @Override
    Case make() {
      LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(1);
      deque.add(0);
      return new Case(deque::remove, millis -> deque.offerFirst(1, millis, MILLIS));
    }
  },
  TRANSFER {
    @Override
    Case make() {
      LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
      return new Case(Run.unchecked(queue::take), millis -> queue.tryTransfer(1, millis, MILLIS));
    }
  },
  EXCHANGER {
    @Override
    Case make() {
      Exchanger<Integer> exchanger = new Exchanger<>();
      return new Case(
          Run.unchecked(() -> exchanger.exchange(1)),
          inTime(millis -> exchanger.exchange(2, millis, MILLIS)));
    }
  },
  BARRIER {
    @Override
    Case make() {
      CyclicBarrier barrier = new CyclicBarrier(2);
      return new Case(
          () -> {
            try {
              barrier.await();
            } catch (Exception e) {
              return; // the other one came too late
            }
          },
          inTime(millis -> barrier.await(millis, MILLIS)));
    }
  },
  PHASER {
    @Override
    Case make() {
      Phaser phaser = new Phaser(1);
      return new Case(
          phaser::arrive, inTime(millis -> phaser.awaitAdvanceInterruptibly(0, millis, MILLIS)));
    }
  },
  FUTURE_TASK {
    @Override
    Case make() {
      FutureTask<Integer> task = new FutureTask<>(() -> 1);
      return new Case(task, inTime(millis -> task.get(millis, MILLIS)));
    }
  },
  COMPLETABLE_FUTURE {
    @Override
    Case make() {
      CompletableFuture<Integer> future = new CompletableFuture<>();
      return new Case(() -> future.complete(1), inTime(millis -> future.get(millis, MILLIS)));
    }
  },
  OR_TIMEOUT {
    @Override
    Case make() {
      CompletableFuture<Integer> future = new CompletableFuture<>();
      return new Case(
          () -> future.complete(1),
          inTime(
              millis -> {
                try {
                  return future.orTimeout(millis, MILLIS).get();
                } catch (ExecutionException e) {
                  throw (TimeoutException) e.getCause();
                }
              }));
    }
  },
  COMPLETE_ON_TIMEOUT {
    @Override
    Case make() {
      CompletableFuture<Integer> future = new CompletableFuture<>();
      return new Case(
          () -> future.complete(1),
          millis -> future.completeOnTimeout(2, millis, MILLIS).get() == 1);
    }
  },
  FORK_JOIN_TASK {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      Future<?> task = ForkJoinPool.commonPool().submit(Run.unchecked(go::await));
      return new Case(go::countDown, inTime(millis -> task.get(millis, MILLIS)));
    }
  },
  FORK_JOIN_POOL {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      ForkJoinPool pool = new ForkJoinPool(1);
      pool.execute(Run.unchecked(go::await));
      pool.shutdown();
      return new Case(go::countDown, millis -> pool.awaitTermination(millis, MILLIS));
    }
  },
  QUIESCENCE {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      ForkJoinPool pool = new ForkJoinPool(1);
      pool.execute(Run.unchecked(go::await));
      return new Case(go::countDown, millis -> pool.awaitQuiescence(millis, MILLIS));
    }
  },
  POOL {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      ExecutorService pool = pool();
      pool.execute(Run.unchecked(go::await));
      pool.shutdown();
      return new Case(go::countDown, millis -> pool.awaitTermination(millis, MILLIS));
    }
  },
  COMPLETION_SERVICE {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      ExecutorCompletionService<Object> service = new ExecutorCompletionService<>(pool());
      service.submit(Run.unchecked(go::await), null);
      return new Case(go::countDown, millis -> service.poll(millis, MILLIS) != null);
    }
  },
  INVOKE_ALL {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      ExecutorService pool = pool();
      return new Case(
          go::countDown,
          millis -> !pool.invokeAll(List.of(after(go)), millis, MILLIS).get(0).isCancelled());
    }
  },
  INVOKE_ANY {
    @Override
    Case make() {
      CountDownLatch go = new CountDownLatch(1);
      ExecutorService pool = pool();
      return new Case(
          go::countDown, inTime(millis -> pool.invokeAny(List.of(after(go)), millis, MILLIS)));
    }
  };

  private static final TimeUnit MILLIS = TimeUnit.MILLISECONDS;

  /** Whether it can be awaited once more when a limit has passed: a barrier is broken then. */
  public boolean isRepeatable() {
    return this != BARRIER && this != OR_TIMEOUT && this != COMPLETE_ON_TIMEOUT;
  }

  /** Makes what is waited for. */
  abstract Case make() throws Exception;

  /**
   * One thing that is waited for.
   *
   * @param comes what another thread does so that it comes
   * @param waits waits for it
   */
  record Case(Runnable comes, Limited waits) {}

  /** Waits for so many milliseconds; the answer is whether it has come. */
  @FunctionalInterface
  interface Limited {
    boolean await(long millis) throws Exception;
  }

  /** Waits, and throws an exception if the time is over. */
  @FunctionalInterface
  private interface Throwing {
    Object await(long millis) throws Exception;
  }

  private interface Parked {
    void park(long millis);
  }

  private interface Awaited {
    void await(Condition condition, long millis) throws Exception;
  }

  private static Limited inTime(Throwing waits) {
    return millis -> {
      try {
        waits.await(millis);
        return true;
      } catch (TimeoutException e) {
        return false;
      }
    };
  }

  private static Callable<Object> after(CountDownLatch go) {
    return () -> {
      go.await();
      return 1;
    };
  }

  private static Thread daemon(Run.Body body) {
    Thread thread = new Thread(Run.unchecked(body));
    thread.setDaemon(true);
    return thread;
  }

  private static ExecutorService pool() {
    return Executors.newSingleThreadExecutor(
        task -> {
          Thread thread = new Thread(task);
          thread.setDaemon(true);
          return thread;
        });
  }

  private static Case held(Lock lock) throws Exception {
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    daemon(
            () -> {
              lock.lock();
              taken.countDown();
              go.await();
              lock.unlock();
            })
        .start();
    taken.await();
    return new Case(go::countDown, millis -> lock.tryLock(millis, MILLIS));
  }

  private static Case condition(Awaited waits) {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    AtomicBoolean there = new AtomicBoolean();
    return new Case(
        () -> {
          lock.lock();
          there.set(true);
          condition.signal();
          lock.unlock();
        },
        millis -> {
          lock.lock();
          if (!there.get()) {
            waits.await(condition, millis);
          }
          lock.unlock();
          return there.get();
        });
  }

  private static Case park(Parked waits) {
    Thread waiter = Thread.currentThread();
    AtomicBoolean there = new AtomicBoolean();
    return new Case(
        () -> {
          there.set(true);
          LockSupport.unpark(waiter);
        },
        millis -> {
          waits.park(millis);
          return there.get();
        });
  }

  private static Case taking(BlockingQueue<Integer> queue) {
    return new Case(() -> queue.add(1), millis -> queue.poll(millis, MILLIS) != null);
  }

  private static Case offering(BlockingQueue<Integer> queue) {
    queue.add(0);
    return new Case(queue::remove, millis -> queue.offer(1, millis, MILLIS));
  }

  /** What has no delay. */
  private static final class AtOnce implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return 0;
    }

    @Override
    public int compareTo(Delayed other) {
      return 0;
    }
  }
}
