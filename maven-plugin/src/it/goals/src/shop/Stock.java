package shop;

import java.util.concurrent.atomic.AtomicInteger;

/** A stock of one thing that two customers want. */
public final class Stock {
  private final AtomicInteger things = new AtomicInteger(1);

  /** Looks and takes in two steps. */
  public void inTwoSteps() throws InterruptedException {
    twice(
        () -> {
          if (things.get() > 0) {
            things.decrementAndGet();
          }
        });
  }

  /** Looks and takes in one step. */
  public void inOneStep() throws InterruptedException {
    twice(() -> things.updateAndGet(n -> n > 0 ? n - 1 : 0));
  }

  private void twice(Runnable customer) throws InterruptedException {
    Thread ada = new Thread(customer, "ada");
    Thread ben = new Thread(customer, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assert things.get() >= 0 : "sold what was not there";
  }
}
