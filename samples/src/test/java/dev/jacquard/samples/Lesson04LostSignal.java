package dev.jacquard.samples;

import dev.jacquard.junit.EveryInterleaving;

/**
 * Lesson 4: a lost signal.
 *
 * <p><b>The bug.</b> {@code notifyAll} wakes those who wait <em>now</em>; it is not remembered. If
 * the gate is opened before the visitor waits, nobody will ever wake the visitor.
 *
 * <p><b>The report.</b> A deadlock without a cycle: one thread waits, and the sentence says that
 * the last signal came before it began to.
 *
 * <p><b>The fix.</b> A field remembers what has happened; who waits asks it first, and again after
 * each waking: {@code while}, not {@code if}.
 */
class Lesson04LostSignal {
  static class Gate {
    synchronized void pass() throws InterruptedException {
      wait();
    }

    synchronized void open() {
      notifyAll();
    }
  }

  @EveryInterleaving
  void visitorWaitsForEver() throws InterruptedException {
    Gate gate = new Gate();
    Thread keeper = new Thread(gate::open, "keeper");
    keeper.start();
    gate.pass();
    keeper.join();
  }

  static class RememberingGate {
    private boolean open;

    synchronized void pass() throws InterruptedException {
      while (!open) {
        wait();
      }
    }

    synchronized void open() {
      open = true;
      notifyAll();
    }
  }

  @EveryInterleaving
  void fixedByACondition() throws InterruptedException {
    RememberingGate gate = new RememberingGate();
    Thread keeper = new Thread(gate::open, "keeper");
    keeper.start();
    gate.pass();
    keeper.join();
  }
}
