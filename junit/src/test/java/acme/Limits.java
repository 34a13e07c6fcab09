package acme;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;

class Limits {
  @EveryInterleaving(steps = 20)
  void manySteps() {
    AtomicInteger total = new AtomicInteger();
    for (int i = 0; i < 100; i++) {
      total.incrementAndGet();
    }
  }

  @EveryInterleaving(steps = 20, allowIncomplete = true)
  void manyStepsAllowed() {
    manySteps();
  }

  @EveryInterleaving(budget = "50ms")
  void manyExecutions() throws InterruptedException {
    AtomicInteger total = new AtomicInteger();
    Thread[] threads = new Thread[6];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                total.incrementAndGet();
                total.incrementAndGet();
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @EveryInterleaving(budget = "soon")
  void budgetThatIsNone() {}

  @EveryInterleaving(steps = 0)
  void noSteps() {}
}
