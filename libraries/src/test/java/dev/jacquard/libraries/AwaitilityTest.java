package dev.jacquard.libraries;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Awaitility gives up only if what it waits for never comes. */
class AwaitilityTest {
  @EveryInterleaving
  void untilTrue() {
    AtomicBoolean done = new AtomicBoolean();
    new Thread(() -> done.set(true)).start();
    await().atMost(Duration.ofSeconds(5)).untilTrue(done);
  }

  @EveryInterleaving
  void untilACondition() {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    new Thread(() -> queue.add(1)).start();
    await().until(() -> !queue.isEmpty());
  }

  @EveryInterleaving
  void untilAsserted() {
    AtomicInteger done = new AtomicInteger();
    new Thread(done::incrementAndGet).start();
    await()
        .atMost(Duration.ofSeconds(2))
        .pollInterval(Duration.ofMillis(250))
        .untilAsserted(() -> assertEquals(1, done.get()));
  }
}
