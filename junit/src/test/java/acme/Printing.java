package acme;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Symmetry;

class Printing {
  private int asked;

  @Override
  public synchronized String toString() {
    return "asked " + ++asked;
  }

  @EveryInterleaving(symmetry = Symmetry.NONE)
  void textIsMadeUnderALock() throws InterruptedException {
    Thread left = new Thread(() -> System.out.printf("%s%n", this), "left");
    Thread right = new Thread(() -> System.out.printf("%s%n", this), "right");
    left.start();
    right.start();
    left.join();
    right.join();
  }

  @EveryInterleaving(symmetry = Symmetry.GUESSED)
  void symmetryIsGuessed() throws InterruptedException {
    textIsMadeUnderALock();
  }
}
