package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list that is safe by itself has the same listener twice. */
class EventBus {
  private final List<String> listeners = new CopyOnWriteArrayList<>();

  private void register(String listener) {
    if (!listeners.contains(listener)) {
      listeners.add(listener);
    }
  }

  @EveryInterleaving
  void aListenerIsRegisteredOnce() throws InterruptedException {
    Thread ada = new Thread(() -> register("audit"), "ada");
    Thread ben = new Thread(() -> register("audit"), "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(1, listeners.size());
  }
}
