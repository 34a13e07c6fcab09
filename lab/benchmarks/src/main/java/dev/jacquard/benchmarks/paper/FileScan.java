package dev.jacquard.benchmarks.paper;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A search for a word in many files in the manner of {@code pfscan} (Yang 2009, Tables 4.1, 5.1 and
 * 7.1): the main thread puts files into a queue of limited length and closes it; workers take them,
 * look for the word and print a match under a lock. Every other file has the word.
 *
 * <p>The workers are interchangeable until they have different files.
 */
public final class FileScan implements Runnable {
  private static final int CAPACITY = 2;
  private static final String WORD = "loom";
  private static final String WITH_WORD = "what a loom weaves";
  private static final String WITHOUT_WORD = "another tale";

  private final int workers;
  private final int files;
  private final Supplier<PathQueue> queueOf;

  private FileScan(int workers, int files, Supplier<PathQueue> queueOf) {
    this.workers = workers;
    this.files = files;
    this.queueOf = queueOf;
  }

  /** All is well. */
  public static FileScan correct(int workers, int files) {
    return new FileScan(workers, files, PathQueue::new);
  }

  /** The main thread looks at the length of the queue without its lock. */
  public static FileScan racing(int workers, int files) {
    return new FileScan(workers, files, MeasuredQueue::new);
  }

  /** Only one of the workers that wait is told that no more files will come. */
  public static FileScan deadlocking(int workers, int files) {
    return new FileScan(workers, files, SilentQueue::new);
  }

  @Override
  public void run() {
    PathQueue queue = queueOf.get();
    Output output = new Output();
    Crew crew = Crew.start(workers, () -> scanAll(queue, output));
    for (int i = 0; i < files; i++) {
      queue.put(i % 2 == 0 ? WITH_WORD : WITHOUT_WORD);
    }
    queue.close();
    crew.join();
    output.require((files + 1) / 2);
  }

  private static void scanAll(PathQueue queue, Output output) {
    for (Optional<String> text = queue.take(); text.isPresent(); text = queue.take()) {
      if (text.get().contains(WORD)) {
        output.print();
      }
    }
  }

  /** Where matches are printed: it only counts them. */
  private static final class Output {
    private int matches;

    private synchronized void print() {
      matches++;
    }

    private synchronized void require(int expected) {
      if (matches != expected) {
        throw new AssertionError(matches + " matches instead of " + expected);
      }
    }
  }

  /** Files that nobody has scanned yet. */
  private static class PathQueue {
    private final Lock lock = new ReentrantLock();
    private final Condition more = lock.newCondition();
    private final Condition less = lock.newCondition();
    private final Queue<String> files = new ArrayDeque<>();
    private boolean closed;

    void put(String file) {
      lock.lock();
      try {
        while (files.size() == CAPACITY) {
          less.awaitUninterruptibly();
        }
        files.add(file);
        more.signal();
      } finally {
        lock.unlock();
      }
    }

    /** The next file, or nothing if there will be none. */
    Optional<String> take() {
      lock.lock();
      try {
        while (files.isEmpty() && !closed) {
          more.awaitUninterruptibly();
        }
        Optional<String> file = Optional.ofNullable(files.poll());
        if (file.isPresent()) {
          less.signal();
        }
        return file;
      } finally {
        lock.unlock();
      }
    }

    void close() {
      lock.lock();
      try {
        closed = true;
        tellClosed(more);
      } finally {
        lock.unlock();
      }
    }

    void tellClosed(Condition waitedFor) {
      waitedFor.signalAll();
    }

    int length() {
      return files.size();
    }
  }

  /** Keeps a statistic, and looks at the queue for it when it has given the lock back. */
  private static final class MeasuredQueue extends PathQueue {
    private int longest;

    @Override
    void put(String file) {
      super.put(file);
      longest = Math.max(longest, length());
    }
  }

  /** Wakes one worker where all should be woken. */
  private static final class SilentQueue extends PathQueue {
    @Override
    void tellClosed(Condition waitedFor) {
      waitedFor.signal();
    }
  }
}
