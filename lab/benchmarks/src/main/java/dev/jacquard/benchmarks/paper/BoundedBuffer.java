package dev.jacquard.benchmarks.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Producers and consumers of one item each around a buffer for two: {@code bbuf} of Yang 2009,
 * Table 6.1.
 */
public final class BoundedBuffer implements Runnable {
  private static final int CAPACITY = 2;

  private final int producers;
  private final int consumers;

  public BoundedBuffer(int producers, int consumers) {
    this.producers = producers;
    this.consumers = consumers;
  }

  @Override
  public void run() {
    Buffer buffer = new Buffer();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < producers; i++) {
      threads.add(new Thread(buffer::put));
    }
    for (int i = 0; i < consumers; i++) {
      threads.add(new Thread(buffer::take));
    }
    Crew.startAndJoin(threads);
  }

  /** Only counts its items. */
  private static final class Buffer {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private int items;

    private void put() {
      lock.lock();
      try {
        while (items == CAPACITY) {
          notFull.awaitUninterruptibly();
        }
        items++;
        notEmpty.signal();
      } finally {
        lock.unlock();
      }
    }

    private void take() {
      lock.lock();
      try {
        while (items == 0) {
          notEmpty.awaitUninterruptibly();
        }
        items--;
        notFull.signal();
      } finally {
        lock.unlock();
      }
    }
  }
}
