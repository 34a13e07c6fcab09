package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/** A latch is counted down before the work is done that others wait for. */
class StartUp {
  private final CountDownLatch ready = new CountDownLatch(1);
  private final AtomicReference<String> address = new AtomicReference<>("nowhere");

  private void start() {
    ready.countDown();
    address.set("localhost:8080");
  }

  @EveryInterleaving
  void whoIsReadyHasAnAddress() throws InterruptedException {
    Thread server = new Thread(this::start, "server");
    server.start();
    ready.await();
    assertEquals("localhost:8080", address.get());
    server.join();
  }
}
