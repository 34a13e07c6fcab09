package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;

/**
 * A download in the manner of {@code aget} in which workers differ: each fetches another part of
 * one file, and counts its own offset and the common progress under a lock.
 */
final class OffsetDownload implements Runnable {
  private final int workers;
  private final int chunks;

  OffsetDownload(int workers, int chunks) {
    this.workers = workers;
    this.chunks = chunks;
  }

  @Override
  public void run() {
    Progress progress = new Progress(workers, workers * chunks);
    Threaded.startAndJoin(workers, number -> fetch(progress, number - 1));
    progress.requireComplete(chunks);
  }

  private void fetch(Progress progress, int worker) {
    for (int chunk = 0; chunk < chunks; chunk++) {
      progress.advance(worker, worker * chunks + chunk);
    }
  }

  private static final class Progress {
    private final int[] offsets;
    private final int[] file;
    private int total;

    private Progress(int workers, int length) {
      offsets = new int[workers];
      file = new int[length];
    }

    private synchronized void advance(int worker, int place) {
      file[place] = place + 1;
      offsets[worker]++;
      total++;
    }

    private synchronized void requireComplete(int chunks) {
      for (int offset : offsets) {
        if (offset != chunks) {
          throw new AssertionError("a worker has " + offset + " of " + chunks + " chunks");
        }
      }
      if (total != file.length) {
        throw new AssertionError(total + " of " + file.length + " chunks");
      }
    }
  }
}
