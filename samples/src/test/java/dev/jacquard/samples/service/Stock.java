package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The amount is read under one lock and written under another one. */
class Stock {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int amount;

  private int amount() {
    lock.readLock().lock();
    try {
      return amount;
    } finally {
      lock.readLock().unlock();
    }
  }

  private void deliver(int items) {
    int before = amount();
    lock.writeLock().lock();
    try {
      amount = before + items;
    } finally {
      lock.writeLock().unlock();
    }
  }

  @EveryInterleaving
  void nothingIsLost() throws InterruptedException {
    Thread ada = new Thread(() -> deliver(3), "ada");
    Thread ben = new Thread(() -> deliver(4), "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(7, amount());
  }
}
