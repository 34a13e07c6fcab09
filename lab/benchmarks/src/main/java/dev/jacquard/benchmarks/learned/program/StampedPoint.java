package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;
import java.util.concurrent.locks.StampedLock;

/**
 * A point that one thread moves, and that others look at without a lock if nobody disturbs them.
 */
final class StampedPoint implements Runnable {
  private final int threads;

  StampedPoint(int threads) {
    this.threads = threads;
  }

  @Override
  public void run() {
    Point point = new Point();
    Threaded.startAndJoin(threads, number -> use(point, number));
  }

  private static void use(Point point, int number) {
    if (number == 1) {
      point.move();
    } else {
      point.look();
    }
  }

  private static final class Point {
    private final StampedLock lock = new StampedLock();
    private volatile int x;
    private volatile int y;

    private void move() {
      long stamp = lock.writeLock();
      try {
        x++;
        y++;
      } finally {
        lock.unlockWrite(stamp);
      }
    }

    private void look() {
      long stamp = lock.tryOptimisticRead();
      int seenX = x;
      int seenY = y;
      if (!lock.validate(stamp)) {
        stamp = lock.readLock();
        try {
          seenX = x;
          seenY = y;
        } finally {
          lock.unlockRead(stamp);
        }
      }
      if (seenX != seenY) {
        throw new AssertionError("half of a move was seen");
      }
    }
  }
}
