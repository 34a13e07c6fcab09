package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jacquard.junit.EveryInterleaving;

/**
 * Lesson 2: check, then act.
 *
 * <p><b>The bug.</b> Every method of the account is synchronized, and yet it is overdrawn: what was
 * checked under the lock need not be true any more when the lock is taken the next time. There is
 * no data race here, so no race detector finds this one.
 *
 * <p><b>The report.</b> Both customers lock the account to look at the balance before either of
 * them locks it to withdraw.
 *
 * <p><b>The fix.</b> Check and act under the same lock, without letting go of it in between.
 */
class Lesson02CheckThenAct {
  static class Account {
    private int balance = 100;

    synchronized int balance() {
      return balance;
    }

    synchronized void withdraw(int amount) {
      balance -= amount;
    }

    synchronized boolean withdrawIfCovered(int amount) {
      if (balance < amount) {
        return false;
      }
      balance -= amount;
      return true;
    }
  }

  private final Account account = new Account();

  private void bothDo(Runnable customer) throws InterruptedException {
    Thread ada = new Thread(customer, "ada");
    Thread ben = new Thread(customer, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertTrue(account.balance() >= 0, "overdrawn");
  }

  @EveryInterleaving
  void accountIsOverdrawn() throws InterruptedException {
    bothDo(
        () -> {
          if (account.balance() >= 80) {
            account.withdraw(80);
          }
        });
  }

  @EveryInterleaving
  void fixedByOneCriticalSection() throws InterruptedException {
    bothDo(() -> account.withdrawIfCovered(80));
  }
}
