package dev.jacquard.runtime.race;

import dev.jacquard.runtime.memory.Clocks;
import java.util.Arrays;

/**
 * Finds data races as accesses happen: two accesses to one location, one of them a write, one of
 * them plain, that the {@link Clocks} do not order. For each location the latest access of each
 * sort by each thread is enough, since earlier ones of that thread are ordered before it.
 */
final class PlainAccesses {
  /** Told of each race. */
  interface Listener {
    void race(int location, Accesses earlier, int index, int thread, int site, int sort);
  }

  static final int PLAIN_READ = 0;
  static final int PLAIN_WRITE = 1;
  static final int ATOMIC_READ = 2;
  static final int ATOMIC_WRITE = 3;

  private static final int SORTS = 4;

  private final Clocks clocks;
  private final Listener listener;
  private Accesses[] byLocation = new Accesses[64 * SORTS];
  private int run;

  PlainAccesses(Clocks clocks, Listener listener) {
    this.clocks = clocks;
    this.listener = listener;
  }

  void begin(int newRun) {
    run = newRun;
  }

  void plainRead(int thread, int location, int site, int step, int time) {
    check(location, PLAIN_WRITE, thread, site, PLAIN_READ);
    check(location, ATOMIC_WRITE, thread, site, PLAIN_READ);
    note(location, PLAIN_READ).add(thread, time, site, step, run);
  }

  void plainWrite(int thread, int location, int site, int step, int time) {
    check(location, PLAIN_READ, thread, site, PLAIN_WRITE);
    check(location, PLAIN_WRITE, thread, site, PLAIN_WRITE);
    check(location, ATOMIC_READ, thread, site, PLAIN_WRITE);
    check(location, ATOMIC_WRITE, thread, site, PLAIN_WRITE);
    note(location, PLAIN_WRITE).add(thread, time, site, step, run);
  }

  void atomicRead(int thread, int location, int site, int step, int time) {
    check(location, PLAIN_WRITE, thread, site, ATOMIC_READ);
    note(location, ATOMIC_READ).add(thread, time, site, step, run);
  }

  void atomicWrite(int thread, int location, int site, int step, int time) {
    check(location, PLAIN_READ, thread, site, ATOMIC_WRITE);
    check(location, PLAIN_WRITE, thread, site, ATOMIC_WRITE);
    note(location, ATOMIC_WRITE).add(thread, time, site, step, run);
  }

  /** Whether a thread has done the same since its last step. */
  boolean isNoted(int thread, int location, boolean write, int time) {
    int slot = location * SORTS + (write ? PLAIN_WRITE : PLAIN_READ);
    Accesses noted = slot < byLocation.length ? byLocation[slot] : null;
    return noted != null && noted.run == run && noted.has(thread, time);
  }

  private Accesses note(int location, int sort) {
    int slot = location * SORTS + sort;
    if (slot >= byLocation.length) {
      byLocation = Arrays.copyOf(byLocation, 2 * slot);
    }
    if (byLocation[slot] == null) {
      byLocation[slot] = new Accesses(sort);
    }
    return byLocation[slot];
  }

  private void check(int location, int sort, int thread, int site, int with) {
    int slot = location * SORTS + sort;
    Accesses earlier = slot < byLocation.length ? byLocation[slot] : null;
    if (earlier == null || earlier.run != run) {
      return;
    }
    for (int i = 0; i < earlier.size; i++) {
      int other = earlier.thread[i];
      if (other != thread && !clocks.knows(thread, other, earlier.time[i])) {
        listener.race(location, earlier, i, thread, site, with);
      }
    }
  }

  /** The latest accesses of one sort to one location, at most one for each thread. */
  static final class Accesses {
    final int sort;
    private int run;
    private int size;
    int[] thread = new int[2];
    int[] time = new int[2];
    int[] site = new int[2];
    int[] step = new int[2];

    Accesses(int sort) {
      this.sort = sort;
    }

    private boolean has(int byThread, int atTime) {
      for (int i = 0; i < size; i++) {
        if (thread[i] == byThread) {
          return time[i] == atTime;
        }
      }
      return false;
    }

    void add(int newThread, int newTime, int newSite, int newStep, int newRun) {
      if (run != newRun) {
        run = newRun;
        size = 0;
      }
      int i = 0;
      while (i < size && thread[i] != newThread) {
        i++;
      }
      if (i == size && ++size > thread.length) {
        thread = Arrays.copyOf(thread, 2 * size);
        time = Arrays.copyOf(time, 2 * size);
        site = Arrays.copyOf(site, 2 * size);
        step = Arrays.copyOf(step, 2 * size);
      }
      thread[i] = newThread;
      time[i] = newTime;
      site[i] = newSite;
      step[i] = newStep;
    }
  }
}
