/** Two customers share an account. Every method is synchronized, but that is not enough. */
public class Overdraft {
  private int balance = 100;

  synchronized int balance() {
    return balance;
  }

  synchronized void withdraw(int amount) {
    balance -= amount;
  }

  public static void main(String[] args) throws InterruptedException {
    Overdraft account = new Overdraft();
    Runnable customer =
        () -> {
          if (account.balance() >= 80) {
            account.withdraw(80);
          }
        };
    Thread ada = new Thread(customer, "ada");
    Thread ben = new Thread(customer, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assert account.balance() >= 0 : "overdrawn by " + -account.balance();
  }
}
