package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;

/** Peterson's algorithm for two threads that enter again and again. */
final class PetersonForEver implements Runnable {
  @Override
  public void run() {
    Gate gate = new Gate();
    Threaded.startAndJoin(
        new Thread(
            () -> {
              while (true) {
                gate.enterFirst();
                gate.work();
                gate.firstWants = false;
              }
            }),
        new Thread(
            () -> {
              while (true) {
                gate.enterSecond();
                gate.work();
                gate.secondWants = false;
              }
            }));
  }

  private static final class Gate {
    private volatile boolean firstWants;
    private volatile boolean secondWants;
    private volatile boolean isTurnOfFirst;
    private volatile boolean inside;

    private void enterFirst() {
      firstWants = true;
      isTurnOfFirst = false;
      while (secondWants && !isTurnOfFirst) {
        Thread.onSpinWait();
      }
    }

    private void enterSecond() {
      secondWants = true;
      isTurnOfFirst = true;
      while (firstWants && isTurnOfFirst) {
        Thread.onSpinWait();
      }
    }

    private void work() {
      if (inside) {
        throw new AssertionError("both are inside");
      }
      inside = true;
      inside = false;
    }
  }
}
