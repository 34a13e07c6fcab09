package dev.jacquard.cli.doctor.programs;

/** One thread waits for another in the way that is always right. */
public final class WaitNotify {
  private boolean ready;

  private WaitNotify() {}

  public static void main(String[] args) throws InterruptedException {
    WaitNotify shared = new WaitNotify();
    Thread waiter = new Thread(shared::await, "waiter");
    waiter.start();
    shared.signal();
    waiter.join();
  }

  private synchronized void await() {
    try {
      while (!ready) {
        wait();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private synchronized void signal() {
    ready = true;
    notify();
  }
}
