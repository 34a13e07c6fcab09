package dev.jacquard.cli.programs;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A thread that waits for another one, but not for ever. */
public final class Patience {
  private Patience() {}

  /** Fails if the time is over. */
  public static void main(String[] args) throws InterruptedException {
    if (!open()) {
      throw new AssertionError("too late");
    }
  }

  /** Does not care. */
  public static void calm() throws InterruptedException {
    open();
  }

  /** Waits for nobody, and does nothing before. */
  public static void alone() throws InterruptedException {
    if (!new CountDownLatch(1).await(5, TimeUnit.SECONDS)) {
      throw new AssertionError("too late");
    }
  }

  private static boolean open() throws InterruptedException {
    CountDownLatch gate = new CountDownLatch(1);
    new Thread(gate::countDown, "porter").start();
    return gate.await(5, TimeUnit.SECONDS);
  }
}
