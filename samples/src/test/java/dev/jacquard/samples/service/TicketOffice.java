package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;

/** The last ticket is sold to everybody who has asked in time. */
class TicketOffice {
  private final AtomicInteger left = new AtomicInteger(1);

  boolean sell() {
    if (left.get() > 0) {
      left.decrementAndGet();
      return true;
    }
    return false;
  }

  @EveryInterleaving
  void nobodyGetsATicketThatIsNotThere() throws InterruptedException {
    Thread ada = new Thread(this::sell, "ada");
    Thread ben = new Thread(this::sell, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(0, left.get());
  }
}
