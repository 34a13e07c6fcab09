package dev.jacquard.cli.doctor.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads increment a counter twice each: 4! / (2! 2!) orders. */
public final class TwoCounters {
  private TwoCounters() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Team.of(
        2,
        member -> {
          counter.incrementAndGet();
          counter.incrementAndGet();
        });
  }
}
