package dev.jacquard.cli.programs;

import dev.jacquard.Jacquard;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Two threads meet in one slot of many, another one in each execution or two. */
public final class Slots {
  private static final int SLOTS = 2_500;

  private Slots() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicIntegerArray slots = new AtomicIntegerArray(SLOTS);
    int slot = Jacquard.choose(SLOTS);
    Thread other = new Thread(() -> slots.set(slot, 1));
    other.start();
    boolean first = slots.compareAndSet(slot, 0, 2);
    other.join();
    if (first && slot == SLOTS - 1) {
      throw new AssertionError("the last slot");
    }
  }
}
