package dev.jacquard.kernel.order;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/**
 * The happens-before relation of dependence on the rows of a trace, by vector clocks.
 *
 * <p>The clock of a step counts, per thread, the steps that happen before it or are it. The
 * <em>preclock</em> of a row counts only what had to come before for the operation to be pending
 * and permitted at all: program order, start, join, notification, symmetry. A race is a dependence
 * that the preclock does not explain. See algorithms.md 1.4.
 *
 * <p>What could be there without its join or notification, because it may give up or has a time
 * limit, does not have that in its preclock.
 *
 * <p>The accesses to a location are linked, each to the one before. A row that also reads a flag is
 * two accesses: the first has the number of the row, the second is {@link #flagAccess}.
 *
 * <p>Reused from trace to trace, of which the second may begin with steps of the first: their
 * clocks stay. Not thread-safe.
 */
public final class HappensBefore {
  private static final int NONE = -1;

  private final boolean withSymmetry;
  private Trace trace;
  private int threads;
  private int[] clocks = new int[0];
  private int[] preclocks = new int[0];
  private int[] previous = new int[0];
  private int[] previousWrite = new int[0];
  private int[] waker = new int[0];
  private int[] latest = new int[0];
  private int[] started = new int[0];
  private int[] woken = new int[0];
  private int[] rowOf = new int[0];
  private int capacity;
  private int[] lastAt = new int[16];
  private int[] floor = new int[0];
  private int lateFrom;

  private HappensBefore(boolean withSymmetry) {
    this.withSymmetry = withSymmetry;
    Arrays.fill(lastAt, NONE);
  }

  /** The relation that the search uses: the edges of the symmetry constraint count. */
  public static HappensBefore ofSearch() {
    return new HappensBefore(true);
  }

  /** The relation of the program alone, whatever constraint it was run under. */
  public static HappensBefore ofProgram() {
    return new HappensBefore(false);
  }

  /** Computes the relation for a trace. */
  public void analyse(Trace newTrace) {
    analyse(newTrace, 0);
  }

  /**
   * Computes the relation for a trace that has its first steps in common with the one before: the
   * same threads did the same in the same order.
   */
  public void analyse(Trace newTrace, int common) {
    trace = newTrace;
    int rows = trace.rows();
    int from = prepare(rows) ? common : 0;
    for (int row = 0; row < from; row++) {
      advance(row);
    }
    for (int row = from; row < trace.length(); row++) {
      preclock(row);
      System.arraycopy(preclocks, row * threads, clocks, row * threads, threads);
      joinDependent(row);
      joinTime(row);
      clocks[row * threads + trace.thread(row)] = trace.index(row);
      advance(row);
    }
    for (int row = trace.length(); row < rows; row++) {
      preclock(row);
      link(row, trace.location(row));
      link(flagAccess(row), trace.alsoReads(row));
    }
    forgetLocations();
  }

  /** Makes room; whether what was computed before is still there. */
  private boolean prepare(int rows) {
    boolean kept = rows <= capacity && threads == trace.threads();
    if (threads != trace.threads()) {
      threads = trace.threads();
      latest = new int[threads];
      started = new int[threads];
      woken = new int[threads];
    }
    if (!kept) {
      capacity = Math.max(capacity, 2 * rows);
      clocks = new int[capacity * threads];
      preclocks = new int[capacity * threads];
      previous = new int[2 * capacity];
      previousWrite = new int[2 * capacity];
      waker = new int[capacity];
      rowOf = new int[withSymmetry ? threads * (capacity + 1) : 0];
    }
    if (floor.length != threads) {
      floor = new int[threads];
    }
    lateFrom = NONE;
    Arrays.fill(latest, NONE);
    Arrays.fill(started, NONE);
    Arrays.fill(woken, NONE);
    return kept;
  }

  private void preclock(int row) {
    int thread = trace.thread(row);
    int at = row * threads;
    int before = latest[thread];
    if (before == NONE) {
      before = started[thread];
    }
    if (before == NONE) {
      Arrays.fill(preclocks, at, at + threads, 0);
    } else {
      System.arraycopy(clocks, before * threads, preclocks, at, threads);
    }
    if (lateFrom != NONE && before >= lateFrom && !trace.late(row)) {
      raise(preclocks, at);
    }
    if (trace.kind(row) == Kind.REACQUIRE && !trace.late(row)) {
      waker[row] = woken[thread];
      if (woken[thread] != NONE && trace.slept(row) && trace.alsoReads(row) < 0) {
        join(preclocks, at, woken[thread]);
      }
    }
    if (trace.kind(row) == Kind.JOIN && trace.alsoReads(row) < 0 && !trace.late(row)) {
      joinEnd(at, (int) trace.argument(row));
    }
    if (withSymmetry && trace.follows(row) != NONE) {
      join(preclocks, at, rowOf[rowOf(trace.follows(row), trace.index(row))]);
    }
  }

  private int rowOf(int thread, int index) {
    return thread * (capacity + 1) + index;
  }

  private void joinEnd(int at, int ended) {
    int end = latest[ended] != NONE ? latest[ended] : started[ended];
    if (end != NONE) {
      join(preclocks, at, end);
    }
  }

  private void link(int access, int where) {
    int last = lastAt(where);
    previous[access] = last;
    previousWrite[access] = last == NONE || modifies(last) ? last : previousWrite[last];
  }

  private void joinDependent(int row) {
    link(row, trace.location(row));
    if (trace.writes(row)) {
      for (int access = previous[row]; access != previousWrite[row]; access = previous[access]) {
        join(clocks, row * threads, row(access));
      }
    }
    joinWrite(row, previousWrite[row]);
    if (trace.alsoReads(row) >= 0) {
      link(flagAccess(row), trace.alsoReads(row));
      joinWrite(row, previousWrite[flagAccess(row)]);
    }
  }

  /**
   * A time limit that passes last comes after all steps before, but for other limits that pass at
   * the same time; and all later steps come after it, since nobody could move otherwise.
   */
  private void joinTime(int row) {
    int at = row * threads;
    if (!trace.late(row)) {
      if (lateFrom != NONE) {
        raise(clocks, at);
      }
      return;
    }
    int first = isFirstLate(row) ? row : lateFrom;
    for (int t = 0; t < threads; t++) {
      if (latest[t] != NONE) {
        join(clocks, at, latest[t] < first ? clocks : preclocks, latest[t]);
      }
    }
  }

  private boolean isFirstLate(int row) {
    return row == 0 || !trace.late(row - 1);
  }

  private void raise(int[] target, int at) {
    for (int t = 0; t < threads; t++) {
      target[at + t] = Math.max(target[at + t], floor[t]);
    }
  }

  private void joinWrite(int row, int write) {
    if (write != NONE) {
      join(clocks, row * threads, write); // whatever is earlier happens before it
    }
  }

  private void join(int[] target, int at, int row) {
    join(target, at, clocks, row);
  }

  private void join(int[] target, int at, int[] source, int row) {
    int from = row * threads;
    for (int t = 0; t < threads; t++) {
      if (source[from + t] > target[at + t]) {
        target[at + t] = source[from + t];
      }
    }
  }

  /** Keeps what all steps behind limits that have passed come after. */
  private void advanceTime(int row) {
    if (isFirstLate(row)) {
      lateFrom = row;
      Arrays.fill(floor, 0);
    }
    for (int t = 0; t < threads; t++) {
      floor[t] = Math.max(floor[t], clocks[row * threads + t]);
    }
  }

  private void advance(int row) {
    int thread = trace.thread(row);
    latest[thread] = row;
    if (trace.late(row)) {
      advanceTime(row);
    }
    if (withSymmetry) {
      rowOf[rowOf(thread, trace.index(row))] = row;
    }
    if (trace.location(row) >= 0) {
      lastAt[trace.location(row)] = row;
    }
    if (trace.alsoReads(row) >= 0) {
      lastAt[trace.alsoReads(row)] = flagAccess(row);
    }
    switch (trace.kind(row)) {
      case START -> {
        if (trace.writes(row)) {
          started[(int) trace.argument(row)] = row;
        }
      }
      case WAIT -> woken[thread] = NONE;
      case NOTIFY -> {
        if (trace.result(row) >= 0) {
          woken[(int) trace.result(row)] = row;
        }
      }
      case NOTIFY_ALL -> wakeAll(row);
      default -> {}
    }
  }

  private void wakeAll(int row) {
    for (int t = 0; t < threads; t++) {
      if (latest[t] != NONE && woken[t] == NONE && waitsFor(latest[t], row)) {
        woken[t] = row;
      }
    }
  }

  private boolean waitsFor(int wait, int notify) {
    return trace.kind(wait) == Kind.WAIT
        && trace.location(wait) == trace.location(notify)
        && trace.argument(wait) == trace.argument(notify);
  }

  private int lastAt(int where) {
    if (where < 0) {
      return NONE;
    }
    if (where >= lastAt.length) {
      int size = lastAt.length;
      lastAt = Arrays.copyOf(lastAt, Math.max(where + 1, 2 * size));
      Arrays.fill(lastAt, size, lastAt.length, NONE);
    }
    return lastAt[where];
  }

  private void forgetLocations() {
    for (int row = 0; row < trace.length(); row++) {
      if (trace.location(row) >= 0) {
        lastAt[trace.location(row)] = NONE;
      }
      if (trace.alsoReads(row) >= 0) {
        lastAt[trace.alsoReads(row)] = NONE;
      }
    }
  }

  /** Whether step {@code first} happens before (or is) step {@code second}. */
  public boolean ordered(int first, int second) {
    return clocks[second * threads + trace.thread(first)] >= trace.index(first);
  }

  /** Whether a step happens before a row for a reason other than their own dependence. */
  public boolean explained(int first, int row) {
    return preclocks[row * threads + trace.thread(first)] >= trace.index(first);
  }

  /** The access to a flag by a row that also reads one. */
  public int flagAccess(int row) {
    return capacity + row;
  }

  /** The row that an access belongs to. */
  public int row(int access) {
    return access < capacity ? access : access - capacity;
  }

  /** Whether an access modified its location. */
  public boolean modifies(int access) {
    return access < capacity && trace.writes(access);
  }

  /** The access before an access to the same location, or -1. */
  public int previousAtLocation(int access) {
    return previous[access];
  }

  /** The step before an access that modified the same location, or -1. */
  public int previousWriteAtLocation(int access) {
    return previousWrite[access];
  }

  /** The notification that ended the wait of which a row is the reacquisition, or -1. */
  int waker(int row) {
    return waker[row];
  }

  /** How many steps of a thread happen before (or are) a step. */
  public int clock(int step, int thread) {
    return clocks[step * threads + thread];
  }
}
