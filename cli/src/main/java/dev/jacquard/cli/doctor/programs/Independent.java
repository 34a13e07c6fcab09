package dev.jacquard.cli.doctor.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** Three threads with a counter each: all orders are alike. */
public final class Independent {
  private Independent() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger[] counters = {new AtomicInteger(), new AtomicInteger(), new AtomicInteger()};
    Team.of(
        counters.length,
        member -> {
          counters[member].incrementAndGet();
          counters[member].incrementAndGet();
        });
  }
}
