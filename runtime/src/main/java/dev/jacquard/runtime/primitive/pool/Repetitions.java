package dev.jacquard.runtime.primitive.pool;

import java.util.IdentityHashMap;
import java.util.Map;

/**
 * How often periodic tasks have run. One that repeats itself could do so for ever while others
 * wait. It is repeated a few times only; then it rests, and the verdict says so.
 */
public final class Repetitions {
  /** How often a periodic task runs in one execution. */
  private static final int MOST = 5;

  /** What the verdict says of a task that rests. */
  public static final String REST = "the runs of a periodic task after the first " + MOST;

  private final Map<Object, Integer> runs = new IdentityHashMap<>();

  /** Whether a periodic task that has run once more may do so again. */
  public boolean mayRepeat(Object task) {
    return runs.merge(task, 1, Integer::sum) < MOST;
  }
}
