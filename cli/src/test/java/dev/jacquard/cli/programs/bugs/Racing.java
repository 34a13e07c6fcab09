package dev.jacquard.cli.programs.bugs;

import java.util.HashMap;
import java.util.Map;

/** Threads that share data without an order. */
final class Racing {
  private static int total;
  private boolean ready;
  private int amount;

  private Racing() {}

  static void onStatic() throws InterruptedException {
    Pair.run(() -> total++, () -> total++);
  }

  static void onArray() throws InterruptedException {
    int[] cells = new int[2];
    Pair.run(() -> cells[1] = 5, () -> cells[0] = cells[1]);
  }

  static void onMap() throws InterruptedException {
    Map<String, Integer> stock = new HashMap<>();
    Pair.run(() -> stock.put("tea", 1), () -> stock.get("tea"));
  }

  static void onFlag() throws InterruptedException {
    Racing shared = new Racing();
    Pair.run(() -> shared.ready = true, shared::isReady);
  }

  private boolean isReady() {
    return ready;
  }

  static void missingLock() throws InterruptedException {
    Racing shared = new Racing();
    Pair.run(
        () -> {
          shared.add(1);
          shared.add(2);
        },
        () -> shared.amount = 0);
  }

  private synchronized void add(int more) {
    amount += more;
  }

  static void afterStart() throws InterruptedException {
    Racing shared = new Racing();
    Thread reader = new Thread(shared::isReady, "reader");
    reader.start();
    shared.ready = true;
    reader.join();
  }
}
