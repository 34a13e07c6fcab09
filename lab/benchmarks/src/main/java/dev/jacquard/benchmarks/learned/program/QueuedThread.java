package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A thread that looks whether another one waits for its lock, and leaves what it has seen there.
 */
final class QueuedThread implements Runnable {
  private volatile boolean queued;

  @Override
  public void run() {
    ReentrantLock lock = new ReentrantLock();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            });
    Thread looking =
        new Thread(
            () -> {
              lock.lock();
              queued = lock.hasQueuedThread(other);
              lock.unlock();
            });
    Threaded.startAndJoin(looking, other);
  }
}
