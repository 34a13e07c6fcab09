package dev.jacquard.cli.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that increment an atomic counter. */
public final class Counters {
  private Counters() {}

  /** Takes the number of threads, the number of increments, and a file to make. */
  public static void main(String[] args) throws InterruptedException, IOException {
    if (args.length > 2) {
      Files.writeString(Path.of(args[2]), "");
    }
    run(
        args.length < 1 ? 2 : Integer.parseInt(args[0]),
        args.length < 2 ? 2 : Integer.parseInt(args[1]));
  }

  private static void run(int size, int increments) throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Thread[] threads = new Thread[size];
    for (int i = 0; i < size; i++) {
      threads[i] =
          new Thread(
              () -> {
                for (int k = 0; k < increments; k++) {
                  counter.incrementAndGet();
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (counter.get() != size * increments) {
      throw new AssertionError("lost");
    }
  }
}
