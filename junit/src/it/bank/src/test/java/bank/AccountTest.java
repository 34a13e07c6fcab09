package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import org.junit.jupiter.api.Test;

class AccountTest {
  private final Account a = new Account(50);
  private final Account b = new Account(50);

  @Test
  void ordinaryTestsRunAsEver() {
    a.transfer(10, b);
    assertEquals(60, b.balance());
  }

  @EveryInterleaving
  void transfersInOneDirectionNeverLoseMoney() throws InterruptedException {
    inTwoThreads(() -> a.transfer(10, b), () -> a.transfer(20, b));
    assertEquals(100, a.balance() + b.balance());
  }

  @EveryInterleaving
  void depositsAreNeverLost() throws InterruptedException {
    inTwoThreads(() -> a.deposit(10), () -> a.deposit(20));
    assertEquals(80, a.balance());
  }

  @EveryInterleaving
  void transfersInBothDirectionsEnd() throws InterruptedException {
    inTwoThreads(() -> a.transfer(10, b), () -> b.transfer(20, a));
  }

  private static void inTwoThreads(Runnable left, Runnable right) throws InterruptedException {
    Thread one = new Thread(left, "left");
    Thread other = new Thread(right, "right");
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
