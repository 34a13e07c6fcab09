package dev.jacquard.image;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * A lock that one thread of all processes holds at a time. It ends with its process, however that
 * ends. Its file stays: who removed it would let another process lock a file of the same name.
 */
final class ProcessLock {
  /** What is done with the lock. */
  interface Work<T, E extends Exception> {
    T run() throws IOException, E;
  }

  private static final long PAUSE_MILLIS = 20;

  /**
   * Locks of files are those of a process, which loses them when any thread closes the file. So
   * only one thread opens it.
   */
  private static final Map<Path, Semaphore> THREADS = new ConcurrentHashMap<>();

  private ProcessLock() {}

  /**
   * Does something with the lock.
   *
   * @param waiting is called once, if somebody else has the lock
   * @throws IOException if it is not to be had within that time
   */
  static <T, E extends Exception> T with(
      Path file, Duration patience, Runnable waiting, Work<T, E> work) throws IOException, E {
    Files.createDirectories(file.getParent());
    Waiting end = new Waiting(System.nanoTime() + patience.toNanos(), waiting);
    Semaphore thread = THREADS.computeIfAbsent(file.toAbsolutePath(), f -> new Semaphore(1));
    end.until(thread::tryAcquire);
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      end.until(() -> isLocked(channel));
      return work.run();
    } finally {
      thread.release();
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException anotherLoader) { // which has this class too
      return false;
    }
  }

  private interface Attempt {
    boolean succeeds() throws IOException;
  }

  /** The patience of one who wants the lock. */
  private static final class Waiting {
    private final long end;
    private final Runnable waiting;
    private boolean told;

    Waiting(long end, Runnable waiting) {
      this.end = end;
      this.waiting = waiting;
    }

    void until(Attempt attempt) throws IOException {
      while (!attempt.succeeds()) {
        if (!told) {
          waiting.run();
          told = true;
        }
        if (System.nanoTime() > end) {
          throw new IOException("another process has been at work for too long");
        }
        pause();
      }
    }

    private static void pause() throws IOException {
      try {
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted");
      }
    }
  }
}
