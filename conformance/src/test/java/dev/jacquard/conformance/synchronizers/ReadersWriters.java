package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** A lock for many readers or one writer; the writer of the broken one does not see readers. */
public class ReadersWriters {
  int readers;
  boolean writing;

  synchronized void beginRead() throws InterruptedException {
    while (writing) {
      wait();
    }
    readers++;
  }

  synchronized void endRead() {
    readers--;
    notifyAll();
  }

  synchronized void beginWrite() throws InterruptedException {
    while (isTaken()) {
      wait();
    }
    writing = true;
  }

  boolean isTaken() {
    return writing || readers > 0;
  }

  synchronized void endWrite() {
    writing = false;
    notifyAll();
  }

  private static final class Broken extends ReadersWriters {
    @Override
    boolean isTaken() {
      return writing;
    }
  }

  private static String test(ReadersWriters lock) throws InterruptedException {
    int[] data = new int[1];
    int[] seen = new int[2];
    Run.all(
        Run.unchecked(() -> seen[0] = read(lock, data)),
        Run.unchecked(() -> seen[1] = read(lock, data)),
        Run.unchecked(
            () -> {
              lock.beginWrite();
              data[0] = 1;
              lock.endWrite();
            }));
    return seen[0] + " " + seen[1];
  }

  private static int read(ReadersWriters lock, int[] data) throws InterruptedException {
    lock.beginRead();
    int seen = data[0];
    lock.endRead();
    return seen;
  }

  @Expect(outcomes = {"0 0", "0 1", "1 0", "1 1"})
  public static String correct() throws Exception {
    return test(new ReadersWriters());
  }

  @Expect(failures = "race")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
