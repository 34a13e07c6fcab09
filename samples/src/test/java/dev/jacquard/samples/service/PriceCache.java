package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A cache that looks first and stores afterwards: a price is loaded twice. */
class PriceCache {
  private final ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
  private final AtomicInteger loads = new AtomicInteger();

  int price(String item) {
    Integer known = prices.get(item);
    if (known == null) {
      known = load(item);
      prices.put(item, known);
    }
    return known;
  }

  private int load(String item) {
    loads.incrementAndGet();
    return 10 * item.length() + 2;
  }

  @EveryInterleaving
  void aPriceIsLoadedOnce() throws InterruptedException {
    Thread ada = new Thread(() -> price("book"), "ada");
    Thread ben = new Thread(() -> price("book"), "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(1, loads.get());
  }
}
