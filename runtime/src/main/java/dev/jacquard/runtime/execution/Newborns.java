package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;

/**
 * The threads that were started and have not run yet, in the order of their starts. An array of our
 * own: the JDK's lists have hooks.
 *
 * <p>A newborn runs up to its first operation before the plan chooses. While a plan is followed,
 * only the thread whose turn it is may do so, so that threads which are born later find it as it
 * was born; but where there are races, what a newborn reads on the way must not depend on that. A
 * plan may also postpone newborns, to see whether that makes a difference.
 */
final class Newborns {
  private final ThreadTable table;
  private final Director director;
  private final boolean prompt;
  private LogicalThread[] threads = new LogicalThread[4];
  private int size;

  /**
   * No newborns yet.
   *
   * @param prompt whether each newborn runs as soon as possible, whatever the plan says
   */
  Newborns(ThreadTable table, Director director, boolean prompt) {
    this.table = table;
    this.director = director;
    this.prompt = prompt;
  }

  /**
   * Whether newborns run as soon as possible: where plain accesses race, or are not looked at; and
   * where it is told what threads observe, since a failure before the first step is one of the
   * start then.
   */
  static boolean arePrompt(Settings settings) {
    return settings.races() == RacePolicy.IGNORE
        || settings.observed().has(Feature.RACES)
        || settings.histories();
  }

  void clear() {
    size = 0;
  }

  void add(LogicalThread thread) {
    if (size == threads.length) {
      threads = Arrays.copyOf(threads, 2 * size);
    }
    threads[size++] = thread;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Removes the newborn that is to run now; null if none is. */
  LogicalThread next() {
    if (size == 0) {
      return null;
    }
    int planned = prompt ? Director.NOBODY : director.planned();
    if (planned == Director.NOBODY) {
      int place = prompt ? 0 : director.newborn(size);
      return place == Director.NOBODY ? null : remove(place);
    }
    LogicalThread thread = table.get(planned);
    if (thread != null && thread.isNewborn()) {
      return remove(thread);
    }
    LogicalThread awaited =
        thread != null && joins(planned)
            ? table.get((int) director.pending().argument(planned))
            : null;
    return awaited != null && awaited.isNewborn() ? remove(awaited) : null;
  }

  /** Removes a newborn, which runs now because no other thread can; null if there is none. */
  LogicalThread any() {
    return size == 0 ? null : remove(director.anyNewborn(size));
  }

  /** Whether a thread waits for another one, which may end without any operation. */
  private boolean joins(int thread) {
    Kind kind = director.pending().kind(thread);
    return kind == Kind.JOIN || kind == Kind.TRY_JOIN;
  }

  private LogicalThread remove(LogicalThread newborn) {
    int index = 0;
    while (threads[index] != newborn) {
      index++;
    }
    return remove(index);
  }

  private LogicalThread remove(int index) {
    LogicalThread removed = threads[index];
    System.arraycopy(threads, index + 1, threads, index, --size - index);
    removed.grownUp();
    return removed;
  }
}
