package dev.jacquard.samples.service;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.LinkedBlockingQueue;

/** Two cooks see the same order, and one of them waits for ever. */
class Kitchen {
  record Order(int table) {}

  private final LinkedBlockingQueue<Order> orders = new LinkedBlockingQueue<>();

  private void cook() {
    try {
      if (!orders.isEmpty()) {
        orders.take();
      }
    } catch (InterruptedException goHome) {
      Thread.currentThread().interrupt();
    }
  }

  @EveryInterleaving
  void everyCookGoesHome() throws InterruptedException {
    orders.put(new Order(7));
    Thread ada = new Thread(this::cook, "ada");
    Thread ben = new Thread(this::cook, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
  }
}
