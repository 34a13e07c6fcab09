package dev.jacquard.runtime.memory;

import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;

/**
 * The happens-before relation of the Java Memory Model, as the run goes: a vector clock for each
 * thread, and for each location what was made public there. The time of a thread is the number of
 * its steps.
 *
 * <p>The virtual time of day goes the same ways: no thread sees a time before one that it knows of.
 */
public final class Clocks {
  private static final int[] NONE = {};

  private int[][] clock = new int[4][4];
  private int[][] published = new int[64][];
  private int[] stamp = new int[64];

  /** Clocks do not go beyond, so that programs can count on from what they show. */
  private static final long END_OF_TIME = Long.MAX_VALUE / 2;

  private long[] nanos = new long[4];
  private long[] publishedNanos = new long[64];
  private int[] lastPublication = new int[4];
  private int run;

  public void begin(int newRun) {
    run = newRun;
    for (int[] row : clock) {
      Arrays.fill(row, 0);
    }
    Arrays.fill(nanos, 0);
    Arrays.fill(lastPublication, 0);
  }

  /** Makes room for a thread. */
  public void admit(int thread) {
    if (thread >= clock.length) {
      int size = Math.max(thread + 1, 2 * clock.length);
      int old = clock.length;
      clock = Arrays.copyOf(clock, size);
      nanos = Arrays.copyOf(nanos, size);
      lastPublication = Arrays.copyOf(lastPublication, size);
      for (int t = 0; t < size; t++) {
        clock[t] = t < old ? Arrays.copyOf(clock[t], size) : new int[size];
      }
    }
  }

  /** A thread takes one more step. */
  public void tick(int thread) {
    clock[thread][thread]++;
    Intervals.end();
  }

  /** The time of what a thread does between its last step and its next. */
  public int now(int thread) {
    return clock[thread][thread] + 1;
  }

  /** Whether a thread knows what another one did at a time. */
  public boolean knows(int thread, int other, int time) {
    return clock[thread][other] >= time;
  }

  /** The virtual time of a thread. */
  public long nanos(int thread) {
    return nanos[thread];
  }

  /** Some time passes for a thread. */
  public void pass(int thread, long duration) {
    nanos[thread] += Math.max(0, Math.min(duration, END_OF_TIME - nanos[thread]));
  }

  /** All that one thread knows becomes known to another. */
  public void inform(int thread, int source) {
    nanos[thread] = Math.max(nanos[thread], nanos[source]);
    join(clock[thread], clock[source]);
  }

  /**
   * What a step orders by its {@link Kind}.
   *
   * @param before the state of its location before the step
   * @param writes whether the step modified its location
   */
  public void order(
      int thread, Kind kind, int location, long argument, long before, boolean writes) {
    if (kind.acquires(writes)) {
      learn(thread, location);
    }
    if (kind.releases(writes)) {
      publish(thread, location);
    }
    if (kind == Kind.START) {
      if (writes) {
        inform((int) argument, thread);
      }
    } else if (kind.boundsThread() && before == Kind.ENDED) {
      inform(thread, (int) argument);
    }
  }

  public void learn(int thread, int location) {
    if (location < published.length && stamp[location] == run) {
      join(clock[thread], published[location]);
      nanos[thread] = Math.max(nanos[thread], publishedNanos[location]);
    }
  }

  /** Whether a thread knows all that was made public at a location. */
  public boolean knowsAllAt(int thread, int location) {
    if (location < published.length && stamp[location] == run) {
      int[] known = published[location];
      for (int t = 0; t < known.length; t++) {
        if (known[t] > clock[thread][t]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The time at which a thread last made something public. */
  public int lastPublication(int thread) {
    return thread < lastPublication.length ? lastPublication[thread] : 0;
  }

  public void publish(int thread, int location) {
    lastPublication[thread] = clock[thread][thread];
    if (location >= published.length) {
      int size = Math.max(location + 1, 2 * published.length);
      published = Arrays.copyOf(published, size);
      stamp = Arrays.copyOf(stamp, size);
      publishedNanos = Arrays.copyOf(publishedNanos, size);
    }
    int[] known = published[location] == null ? NONE : published[location];
    if (known.length < clock.length) {
      known = published[location] = Arrays.copyOf(known, clock.length);
    }
    if (stamp[location] != run) {
      stamp[location] = run;
      Arrays.fill(known, 0);
      publishedNanos[location] = 0;
    }
    publishedNanos[location] = Math.max(publishedNanos[location], nanos[thread]);
    join(known, clock[thread]);
  }

  private static void join(int[] target, int[] source) {
    for (int t = 0; t < source.length; t++) {
      target[t] = Math.max(target[t], source[t]);
    }
  }
}
