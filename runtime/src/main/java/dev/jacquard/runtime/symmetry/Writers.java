package dev.jacquard.runtime.symmetry;

import java.util.Arrays;

/** Who wrote to a location last, since there are threads that look alike. */
final class Writers {
  private int[] writer = new int[64];
  private int[] stamp = new int[64];
  private int run;

  void begin(int newRun) {
    run = newRun;
  }

  void write(int location, int thread) {
    if (location >= writer.length) {
      writer = Arrays.copyOf(writer, Math.max(location + 1, 2 * writer.length));
      stamp = Arrays.copyOf(stamp, writer.length);
    }
    writer[location] = thread;
    stamp[location] = run;
  }

  /** Whether what a thread finds at a location was written by another one. */
  boolean isByOther(int location, int thread) {
    return location < writer.length && stamp[location] == run && writer[location] != thread;
  }
}
