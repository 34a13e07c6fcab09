package bank;

/** An account whose operations are synchronized; a transfer is two of them. */
public final class Account {
  private int balance;

  public Account(int balance) {
    this.balance = balance;
  }

  public synchronized int balance() {
    return balance;
  }

  public synchronized void set(int newBalance) {
    balance = newBalance;
  }

  /** Reads and writes in two steps: another transfer may come in between. */
  public void deposit(int amount) {
    set(balance() + amount);
  }

  /** Locks both accounts, each caller in its own order. */
  public void transfer(int amount, Account to) {
    synchronized (this) {
      synchronized (to) {
        balance -= amount;
        to.balance += amount;
      }
    }
  }
}
