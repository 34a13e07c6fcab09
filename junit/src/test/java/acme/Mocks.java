package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockStatic;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;
import org.mockito.MockedStatic;

/** Mocks of every sort. */
class Mocks {
  private final AtomicInteger counter = new AtomicInteger();

  static final class Rate {
    int percent() {
      return 1;
    }

    static int global() {
      return 2;
    }
  }

  interface Listener {
    int told(int number);
  }

  static class Counter {
    private int value;

    void increment() {
      value++;
    }
  }

  private void countTwice() throws InterruptedException {
    Thread other = new Thread(counter::incrementAndGet);
    other.start();
    counter.incrementAndGet();
    other.join();
  }

  @EveryInterleaving
  void ofAnInterface() throws InterruptedException {
    Listener listener = mock(Listener.class);
    when(listener.told(2)).thenReturn(7);
    countTwice();
    assertEquals(7, listener.told(counter.get()));
    verify(listener).told(2);
  }

  @EveryInterleaving
  void ofAFinalClass() throws InterruptedException {
    Rate rate = mock(Rate.class);
    when(rate.percent()).thenReturn(9);
    countTwice();
    assertEquals(9, rate.percent());
  }

  @EveryInterleaving
  void ofAStaticMethod() throws InterruptedException {
    try (MockedStatic<Rate> rates = mockStatic(Rate.class)) {
      rates.when(Rate::global).thenReturn(5);
      countTwice();
      assertEquals(5, Rate.global());
    }
    assertEquals(2, Rate.global());
  }

  @EveryInterleaving
  void ofAnObjectThatRaces() throws InterruptedException {
    Counter spied = spy(new Counter());
    Thread other = new Thread(spied::increment);
    other.start();
    spied.increment();
    other.join();
  }
}
