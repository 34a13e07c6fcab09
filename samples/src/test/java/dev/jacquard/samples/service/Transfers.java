package dev.jacquard.samples.service;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.locks.ReentrantLock;

/** Two accounts are locked in the order in which they are named. */
class Transfers {
  static final class Account {
    private final ReentrantLock lock = new ReentrantLock();
    private int balance = 100;
  }

  private static void move(Account from, Account to, int amount) {
    from.lock.lock();
    to.lock.lock();
    from.balance -= amount;
    to.balance += amount;
    to.lock.unlock();
    from.lock.unlock();
  }

  @EveryInterleaving
  void transfersEnd() throws InterruptedException {
    Account one = new Account();
    Account other = new Account();
    Thread ada = new Thread(() -> move(one, other, 10), "ada");
    Thread ben = new Thread(() -> move(other, one, 20), "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
  }
}
