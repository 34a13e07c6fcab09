package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;

/**
 * Lesson 3: a deadlock by lock order.
 *
 * <p><b>The bug.</b> A transfer locks the account it takes from, then the one it gives to. Two
 * transfers in opposite directions each hold one lock and wait for the other.
 *
 * <p><b>The report.</b> The sentence at the top is the cycle: who holds what and waits for what.
 * The rows that are marked are the locks that nobody will ever get.
 *
 * <p><b>The fix.</b> An order of all locks, here by the number of the account; everybody takes them
 * in that order.
 */
class Lesson03LockOrder {
  static class Account {
    final int number;
    int balance = 100;

    Account(int number) {
      this.number = number;
    }
  }

  static void transfer(Account from, Account to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  static void orderedTransfer(Account from, Account to, int amount) {
    Account first = from.number < to.number ? from : to;
    Account second = from.number < to.number ? to : from;
    synchronized (first) {
      synchronized (second) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  private final Account left = new Account(1);
  private final Account right = new Account(2);

  @EveryInterleaving
  void transfersInOppositeDirectionsDeadlock() throws InterruptedException {
    Thread ada = new Thread(() -> transfer(left, right, 10), "ada");
    Thread ben = new Thread(() -> transfer(right, left, 20), "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(110, left.balance);
  }

  @EveryInterleaving
  void fixedByAnOrderOfLocks() throws InterruptedException {
    Thread ada = new Thread(() -> orderedTransfer(left, right, 10), "ada");
    Thread ben = new Thread(() -> orderedTransfer(right, left, 20), "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(110, left.balance);
  }
}
