package acme;

import dev.jacquard.junit.EveryInterleaving;

class Accounts {
  private final Object a = new Object();
  private final Object b = new Object();

  @EveryInterleaving
  void twoLocksInOppositeOrder() throws InterruptedException {
    Thread left = new Thread(() -> lock(a, b), "left");
    Thread right = new Thread(() -> lock(b, a), "right");
    left.start();
    right.start();
    left.join();
    right.join();
  }

  private static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        first.hashCode();
      }
    }
  }
}
