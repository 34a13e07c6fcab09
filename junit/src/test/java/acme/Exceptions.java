package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Assumptions;

class Exceptions {
  @EveryInterleaving
  void inAnotherThread() throws InterruptedException {
    AtomicBoolean closed = new AtomicBoolean();
    Thread user = new Thread(() -> use(closed), "user");
    user.start();
    closed.set(true);
    user.join();
  }

  private static void use(AtomicBoolean closed) {
    if (closed.get()) {
      throw new IllegalStateException("closed", new RuntimeException("by somebody"));
    }
  }

  @EveryInterleaving
  void assumptionThatHoldsSometimes() throws InterruptedException {
    AtomicBoolean flag = new AtomicBoolean();
    Thread setter = new Thread(() -> flag.set(true), "setter");
    setter.start();
    boolean seen = flag.get();
    setter.join();
    Assumptions.assumeTrue(seen);
    assertEquals(true, seen);
  }

  @EveryInterleaving
  void assumptionThatNeverHolds() {
    Assumptions.assumeTrue(false);
  }
}
