/** Two transfers between the same accounts, in opposite directions. */
public final class Transfer {
  private int balance = 100;

  private static void move(Transfer from, Transfer to, int amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  public static void main(String[] args) {
    Transfer savings = new Transfer();
    Transfer wages = new Transfer();
    new Thread(() -> move(savings, wages, 10), "ada").start();
    new Thread(() -> move(wages, savings, 20), "ben").start();
  }
}
