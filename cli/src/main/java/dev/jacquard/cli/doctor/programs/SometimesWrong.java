package dev.jacquard.cli.doctor.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads read a counter and write it again: right, unless they do it side by side. */
public final class SometimesWrong {
  private SometimesWrong() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Team.of(2, member -> counter.set(counter.get() + 1));
    if (counter.get() != 2) {
      throw new AssertionError("an increment was lost");
    }
  }
}
