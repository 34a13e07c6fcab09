package dev.jacquard.cli.programs;

import java.util.concurrent.CountDownLatch;

/** A thread that opens a gate for another one, which fails. */
public final class Gate {
  private Gate() {}

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch gate = new CountDownLatch(1);
    new Thread(gate::countDown, "porter").start();
    gate.await();
    throw new AssertionError("open");
  }
}
