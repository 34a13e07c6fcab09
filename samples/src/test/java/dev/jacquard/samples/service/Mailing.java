package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Tasks of a pool read and write a counter in two steps; a mail is not counted. */
class Mailing {
  private final ConcurrentHashMap<String, Integer> sent = new ConcurrentHashMap<>();

  private void send(String customer) {
    Integer before = sent.get(customer);
    sent.put(customer, before == null ? 1 : before + 1);
  }

  @EveryInterleaving
  void everyMailIsCounted() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> send("ada"));
    pool.execute(() -> send("ada"));
    pool.shutdown();
    assertTrue(pool.awaitTermination(1, TimeUnit.SECONDS));
    assertEquals(2, sent.get("ada"));
  }
}
