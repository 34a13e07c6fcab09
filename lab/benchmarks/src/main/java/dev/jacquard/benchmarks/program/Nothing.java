package dev.jacquard.benchmarks.program;

/** A program that does nothing: what is left is the run itself. */
public final class Nothing implements Runnable {
  @Override
  public void run() {}
}
