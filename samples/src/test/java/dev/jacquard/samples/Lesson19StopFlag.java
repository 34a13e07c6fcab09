package dev.jacquard.samples;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Races;

/**
 * Lesson 19: a stop flag that nobody sees.
 *
 * <p><b>The bug.</b> The compiler may read a plain field once, before the loop, since nothing in
 * the loop changes it. Then the worker never stops. No interleaving of the program's own steps
 * shows that, as {@code interleavingsDoNotShowIt} proves; the race does.
 *
 * <p><b>The report.</b> A race on the flag: the write in main, the read in the loop.
 *
 * <p><b>The fix.</b> {@code volatile}. The loop needs no annotation: Jacquard notices that it waits
 * for a change, and does not run it round and round.
 */
class Lesson19StopFlag {
  private boolean plainStop;
  private volatile boolean stop;

  private void stopPlainly() throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              while (!plainStop) {
                Thread.onSpinWait();
              }
            },
            "worker");
    worker.start();
    plainStop = true;
    worker.join();
  }

  @EveryInterleaving
  void flagRaces() throws InterruptedException {
    stopPlainly();
  }

  @EveryInterleaving(races = Races.EXPLORE)
  void interleavingsDoNotShowIt() throws InterruptedException {
    stopPlainly();
  }

  @EveryInterleaving
  void fixedByVolatile() throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              while (!stop) {
                Thread.onSpinWait();
              }
            },
            "worker");
    worker.start();
    stop = true;
    worker.join();
  }
}
