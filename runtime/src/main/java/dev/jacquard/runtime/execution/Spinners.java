package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;

/**
 * The threads that halt in loops. The steps of a loop tell when others have changed what it looks
 * at, but its plain reads tell nothing. So before it is said of a loop that it never ends, its
 * thread goes round once more, as often as others have had a turn since it last did.
 */
final class Spinners {
  private static final int AWAKE = -1;

  private final ThreadTable threads;
  private final Director director;
  private int turns;
  private int[] haltedAt = new int[8];
  private long[] effects = new long[8];

  Spinners(ThreadTable threads, Director director) {
    this.threads = threads;
    this.director = director;
  }

  void begin() {
    turns = 0;
    Arrays.fill(haltedAt, AWAKE);
    Arrays.fill(effects, AWAKE);
  }

  /** A thread has its turn that does not halt. */
  void move() {
    turns++;
  }

  /** A thread has gone round in a loop, and halts; it has had so many effects in this run. */
  void halt(int thread, long newEffects) {
    if (thread >= haltedAt.length) {
      int old = haltedAt.length;
      haltedAt = Arrays.copyOf(haltedAt, Math.max(thread + 1, 2 * old));
      effects = Arrays.copyOf(effects, haltedAt.length);
      Arrays.fill(haltedAt, old, haltedAt.length, AWAKE);
      Arrays.fill(effects, old, effects.length, AWAKE);
    }
    if (effects[thread] != newEffects) { // else it has only looked around, which wakes nobody
      turns++;
    }
    haltedAt[thread] = turns;
    effects[thread] = AWAKE;
  }

  /** The given thread if it halts, and others have had a turn since; it goes on. Null if not. */
  LogicalThread wake(int thread) {
    if (thread == Director.NOBODY
        || thread >= haltedAt.length
        || haltedAt[thread] == AWAKE
        || haltedAt[thread] == turns) {
      return null;
    }
    haltedAt[thread] = AWAKE;
    director.withdraw(thread);
    effects[thread] = threads.get(thread).effects();
    return threads.get(thread);
  }

  /** Any that {@link #wake} would wake, or null. */
  LogicalThread wakeAny() {
    for (int thread = 0; thread < haltedAt.length; thread++) {
      LogicalThread woken = wake(thread);
      if (woken != null) {
        return woken;
      }
    }
    return null;
  }
}
