package dev.jacquard.kernel.trace;

import java.util.Arrays;

/**
 * The columns of a {@link Trace}: for each row an operation, what it found and did, and where it
 * stands among the rows of its thread.
 *
 * <p>All columns have the same size, which is at least the number of rows in use; {@link #take} is
 * the only place that allocates them. A search reads the columns for all pairs of rows: so they are
 * plain arrays, and a trace has them as fields of its own instead of a part that each access would
 * have to go through.
 */
class Rows {
  private static final int FIRST_SIZE = 32;

  int[] thread = {};
  Kind[] kind = {};
  int[] location = {};
  long[] argument = {};
  int[] site = {};
  int[] choice = {};
  int[] choices = {};
  int[] label = {};
  int[] named = {};
  int[] index = {};
  int[] follows = {};
  int[] local = {};
  int[] alsoReads = {};
  long[] alsoFound = {};
  boolean[] slept = {};
  boolean[] late = {};
  boolean[] hidden = {};
  boolean[] writes = {};
  long[] before = {};
  long[] after = {};
  long[] result = {};
  long[] limit = {};
  long[] waited = {};
  boolean sleepsAtEnd;

  Rows() {
    take(this, FIRST_SIZE);
  }

  /** Rows of their own with the contents of others. */
  Rows(Rows from) {
    take(from, from.size());
    sleepsAtEnd = from.sleepsAtEnd;
  }

  /** How many rows there is room for. */
  int size() {
    return thread.length;
  }

  /** Makes room for a row; what is written down already stays. */
  void admit(int row) {
    if (row >= thread.length) {
      take(this, Math.max(row + 1, 2 * thread.length));
    }
  }

  /**
   * The time limit of the operation, in nanoseconds, if it passes only when no thread can move
   * otherwise; else 0.
   */
  public final long limit(int row) {
    return limit[row];
  }

  /**
   * How many nanoseconds the thread has waited by itself between its row before and this one, while
   * others could move; told in runs that tell what threads observe.
   */
  public final long waited(int row) {
    return waited[row];
  }

  /** Whether some thread has waited so behind its last row. */
  public final boolean sleepsAtEnd() {
    return sleepsAtEnd;
  }

  private void take(Rows from, int size) {
    thread = Arrays.copyOf(from.thread, size);
    kind = Arrays.copyOf(from.kind, size);
    location = Arrays.copyOf(from.location, size);
    argument = Arrays.copyOf(from.argument, size);
    site = Arrays.copyOf(from.site, size);
    choice = Arrays.copyOf(from.choice, size);
    choices = Arrays.copyOf(from.choices, size);
    label = Arrays.copyOf(from.label, size);
    named = Arrays.copyOf(from.named, size);
    index = Arrays.copyOf(from.index, size);
    follows = Arrays.copyOf(from.follows, size);
    local = Arrays.copyOf(from.local, size);
    alsoReads = Arrays.copyOf(from.alsoReads, size);
    alsoFound = Arrays.copyOf(from.alsoFound, size);
    late = Arrays.copyOf(from.late, size);
    hidden = Arrays.copyOf(from.hidden, size);
    slept = Arrays.copyOf(from.slept, size);
    writes = Arrays.copyOf(from.writes, size);
    before = Arrays.copyOf(from.before, size);
    after = Arrays.copyOf(from.after, size);
    result = Arrays.copyOf(from.result, size);
    limit = Arrays.copyOf(from.limit, size);
    waited = Arrays.copyOf(from.waited, size);
  }
}
