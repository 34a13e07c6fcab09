import java.util.ArrayList;
import java.util.List;

/** Three tellers who do the same, and two auditors who look at their names. */
public final class Bank {
  private static int total;
  private static String firstAuditor;

  private static synchronized void deposit(int amount) {
    total += amount;
  }

  private static synchronized void audit() {
    if (firstAuditor == null) {
      firstAuditor = Thread.currentThread().getName();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    List<Thread> staff = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      staff.add(new Thread(() -> deposit(10), "teller-" + i));
    }
    for (int i = 0; i < 2; i++) {
      staff.add(new Thread(Bank::audit, "auditor-" + i));
    }
    for (Thread member : staff) {
      member.start();
    }
    for (Thread member : staff) {
      member.join();
    }
    if (total != 30) {
      throw new AssertionError("deposited " + total);
    }
  }
}
