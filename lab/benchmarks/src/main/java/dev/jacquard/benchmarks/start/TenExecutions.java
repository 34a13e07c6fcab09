package dev.jacquard.benchmarks.start;

/** Two writes of one thread and three of another, which can be put in order in ten ways. */
public final class TenExecutions implements Runnable {
  private volatile int value;

  @Override
  public void run() {
    Thread two = new Thread(() -> write(1, 2));
    Thread three = new Thread(() -> write(3, 5));
    two.start();
    three.start();
    try {
      two.join();
      three.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void write(int first, int last) {
    for (int number = first; number <= last; number++) {
      value = number;
    }
  }
}
