package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A limiter that counts and compares in two steps lets through one request too many. */
class RateLimiter {
  private static final int LIMIT = 1;

  private final ConcurrentHashMap<String, Integer> requests = new ConcurrentHashMap<>();
  private final AtomicInteger served = new AtomicInteger();

  void request(String customer) {
    int before = requests.getOrDefault(customer, 0);
    if (before < LIMIT) {
      requests.put(customer, before + 1);
      served.incrementAndGet();
    }
  }

  @EveryInterleaving
  void noCustomerIsServedTooOften() throws InterruptedException {
    Thread first = new Thread(() -> request("ada"), "first");
    Thread second = new Thread(() -> request("ada"), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    assertTrue(served.get() <= LIMIT);
  }
}
