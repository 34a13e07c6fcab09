package dev.jacquard.cli.programs;

/** Things that go wrong with an account. */
public final class Account {
  private int balance;

  Account() {
    this(0);
  }

  private Account(int balance) {
    this.balance = balance;
  }

  private synchronized int balance() {
    return balance;
  }

  private synchronized void balance(int amount) {
    balance = amount;
  }

  private void payTo(Account other, int amount) {
    synchronized (this) {
      synchronized (other) {
        balance -= amount;
        other.balance += amount;
      }
    }
  }

  static void opposite() throws InterruptedException {
    Account first = new Account(10);
    Account second = new Account(10);
    run(() -> first.payTo(second, 1), () -> second.payTo(first, 2));
  }

  static void lostDeposit() throws InterruptedException {
    Account account = new Account(0);
    Runnable deposit =
        () -> {
          int seen = account.balance();
          System.out.println(Thread.currentThread().getName() + " sees " + seen);
          account.balance(seen + 1);
        };
    run(deposit, deposit);
    System.err.println("in the end " + account.balance());
    if (account.balance != 2) {
      throw new AssertionError("a deposit is lost");
    }
  }

  void race() throws InterruptedException {
    run(() -> balance++, this::balance);
  }

  void benign() throws InterruptedException {
    run(() -> balance = 1, () -> balance = 1);
    if (balance != 1) {
      throw new AssertionError();
    }
  }

  static void missedSignal() throws InterruptedException {
    Account account = new Account(0);
    run(account::awaitMoney, account::announce);
  }

  private synchronized void awaitMoney() {
    try {
      wait();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void announce() {
    notifyAll();
  }

  private static void run(Runnable alices, Runnable bobs) throws InterruptedException {
    Thread alice = new Thread(alices, "alice");
    Thread bob = new Thread(bobs, "bob");
    alice.start();
    bob.start();
    alice.join();
    bob.join();
  }
}
