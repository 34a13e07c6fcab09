package dev.jacquard.samples;

import dev.jacquard.junit.EveryInterleaving;

/**
 * Lesson 8: {@code notify} where {@code notifyAll} is needed.
 *
 * <p><b>The bug.</b> Producers and consumers wait for different things at the same buffer. {@code
 * notify} wakes just one of them, and it may be the wrong one: a consumer who takes the item wakes
 * the other consumer, who finds nothing and waits again, and the producer is never told that there
 * is room.
 *
 * <p><b>The report.</b> Everybody waits. The rows with {@code notify} say who was woken.
 *
 * <p><b>The fix.</b> {@code notifyAll}, or a {@code ReentrantLock} with one condition for each
 * thing that is waited for.
 */
class Lesson08BoundedBuffer {
  static class Slot {
    private Integer item;

    synchronized void put(int newItem) throws InterruptedException {
      while (item != null) {
        wait();
      }
      item = newItem;
      wakeUp();
    }

    synchronized int take() throws InterruptedException {
      while (item == null) {
        wait();
      }
      int taken = item;
      item = null;
      wakeUp();
      return taken;
    }

    void wakeUp() {
      notify();
    }
  }

  static class FairSlot extends Slot {
    @Override
    void wakeUp() {
      notifyAll();
    }
  }

  private static void twoItemsForTwoConsumers(Slot slot) throws InterruptedException {
    Runnable consumer =
        () -> {
          try {
            slot.take();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        };
    Thread ada = new Thread(consumer, "ada");
    Thread ben = new Thread(consumer, "ben");
    ada.start();
    ben.start();
    slot.put(1);
    slot.put(2);
    ada.join();
    ben.join();
  }

  @EveryInterleaving
  void wrongOneIsWoken() throws InterruptedException {
    twoItemsForTwoConsumers(new Slot());
  }

  @EveryInterleaving
  void fixedByNotifyAll() throws InterruptedException {
    twoItemsForTwoConsumers(new FairSlot());
  }
}
