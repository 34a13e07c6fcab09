package dev.jacquard.benchmarks.program;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads that increment one atomic integer twice each. */
public final class AtomicAdds2x2 implements Threaded {
  @Override
  public void run() {
    AtomicInteger x = new AtomicInteger();
    Threaded.startAndJoin(new Thread(() -> addTwice(x), "a"), new Thread(() -> addTwice(x), "b"));
  }

  @Override
  public void runInLine() {
    AtomicInteger x = new AtomicInteger();
    new Thread(() -> addTwice(x), "a").run();
    new Thread(() -> addTwice(x), "b").run();
  }

  private static void addTwice(AtomicInteger x) {
    x.incrementAndGet();
    x.incrementAndGet();
  }
}
