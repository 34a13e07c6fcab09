package dev.jacquard.cli.doctor.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** Four threads increment a counter twice each: 8! / (2! 2! 2! 2!) orders. */
public final class FourCounters {
  private FourCounters() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Team.of(
        4,
        member -> {
          counter.incrementAndGet();
          counter.incrementAndGet();
        });
  }
}
