package acme;

import static org.junit.jupiter.api.Assertions.fail;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.CountDownLatch;

/** The same failing test with a model, without one, and without one that there is. */
class Deep {
  @EveryInterleaving
  void model() throws InterruptedException {
    CountDownLatch gate = new CountDownLatch(1);
    new Thread(gate::countDown, "porter").start();
    gate.await();
    fail("open");
  }

  @EveryInterleaving(deep = "java.util.concurrent.CountDownLatch")
  void deep() throws InterruptedException {
    model();
  }

  @EveryInterleaving(deep = {"all", "acme.Latch"})
  void unknown() throws InterruptedException {
    model();
  }
}
