package dev.jacquard.cli.programs.bugs;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for something that does not come. */
final class Signals {
  private Signals() {}

  static void lostCondition() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition filled = lock.newCondition();
    Pair.run(
        () -> {
          lock.lock();
          try {
            filled.await();
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          try {
            filled.signal();
          } finally {
            lock.unlock();
          }
        });
  }

  static void semaphore() throws InterruptedException {
    Semaphore seats = new Semaphore(2);
    Pair.run(() -> takeTwo(seats), () -> takeTwo(seats));
  }

  private static void takeTwo(Semaphore seats) throws InterruptedException {
    seats.acquire();
    seats.acquire();
    seats.release(2);
  }

  static void latch() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(2);
    Pair.run(done::countDown, done::await);
  }

  static void queue() throws InterruptedException {
    BlockingQueue<String> orders = new ArrayBlockingQueue<>(1);
    Pair.run(
        () -> {
          orders.put("tea");
          orders.put("cake");
        },
        orders::peek);
  }

  static void barrier() throws InterruptedException {
    CyclicBarrier gate = new CyclicBarrier(3);
    Pair.run(gate::await, gate::await);
  }

  static void park() throws InterruptedException {
    AtomicReference<Thread> sleeper = new AtomicReference<>();
    Pair.run(
        () -> {
          sleeper.set(Thread.currentThread());
          LockSupport.park();
          LockSupport.park();
        },
        () -> {
          LockSupport.unpark(sleeper.get());
          LockSupport.unpark(sleeper.get());
        });
  }

  static void interruptedWait() throws InterruptedException {
    Object door = new Object();
    Thread guest =
        Pair.thread(
            "guest",
            () -> {
              synchronized (door) {
                door.wait();
              }
            });
    guest.start();
    guest.interrupt();
    guest.join();
  }
}
