package dev.jacquard.cli.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** What a thread does depends on a plain field that it reads before its first step. */
public final class EarlyRead {
  private static int ready;

  private EarlyRead() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger one = new AtomicInteger();
    AtomicInteger other = new AtomicInteger();
    Thread reader = new Thread(() -> (ready == 0 ? one : other).incrementAndGet(), "reader");
    reader.start();
    one.incrementAndGet();
    ready = 1;
    other.incrementAndGet();
    reader.join();
  }
}
