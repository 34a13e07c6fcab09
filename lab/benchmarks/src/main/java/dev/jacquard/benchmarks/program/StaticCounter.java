package dev.jacquard.benchmarks.program;

/**
 * A class with an initialiser to be executed in each run; loaded many times, it is many classes.
 */
public final class StaticCounter implements Runnable {
  private static int count = Integer.getInteger("no.such.property", 1);

  @Override
  public void run() {
    count++;
  }
}
