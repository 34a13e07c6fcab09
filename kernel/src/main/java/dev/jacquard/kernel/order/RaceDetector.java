package dev.jacquard.kernel.order;

import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the data races of a trace, by the happens-before relation of the Java Memory Model.
 *
 * <p>Edges: program order; unlock to later lock; volatile write to later volatile read (an atomic
 * update is both); release to later successful acquire of a semaphore; start to first step, last
 * step to join, or to a try that finds the thread ended; interrupt to an operation that reads the
 * flag by itself. Another failed try, an operation that gives up, park and unpark order nothing.
 * Which kinds acquire and release at their location is said by {@link Kind}. Two accesses race if
 * they conflict, one of them is plain, and they are unordered. See algorithms.md 1.5.
 *
 * <p>The relation is a function of the Mazurkiewicz trace, so one execution per trace decides.
 * Reused from trace to trace; not thread-safe.
 */
public final class RaceDetector {
  private static final int NEVER = -1;
  private static final int SEVERAL = -2;

  private Trace trace;
  private int threads;
  private int[] clock = new int[0];
  private int[] published = new int[0];
  private boolean[] hasPublished = new boolean[0];
  private final Accesses plainReads = new Accesses();
  private final Accesses plainWrites = new Accesses();
  private final Accesses atomicReads = new Accesses();
  private final Accesses atomicWrites = new Accesses();
  private final List<DataRace> races = new ArrayList<>();

  /**
   * The races of a trace: those that the front end saw, and among the steps, for each later access,
   * one with each access it is unordered to.
   */
  public List<DataRace> find(Trace newTrace) {
    trace = newTrace;
    races.clear();
    if (!trace.races().isEmpty()) {
      races.addAll(trace.races());
    }
    if (trace.hasPlainAccesses()) {
      prepare();
      for (int row = 0; row < trace.length(); row++) {
        clock[trace.thread(row) * threads + trace.thread(row)] = trace.index(row);
        step(row);
      }
    }
    return races;
  }

  private void prepare() {
    threads = trace.threads();
    int locations = 0;
    for (int row = 0; row < trace.length(); row++) {
      locations = Math.max(locations, trace.location(row) + 1);
    }
    if (clock.length != threads * threads) {
      clock = new int[threads * threads];
    }
    Arrays.fill(clock, 0);
    if (hasPublished.length < locations || published.length < locations * threads) {
      hasPublished = new boolean[locations];
      published = new int[locations * threads];
    }
    Arrays.fill(hasPublished, false);
    plainReads.clear(locations, threads);
    plainWrites.clear(locations, threads);
    atomicReads.clear(locations, threads);
    atomicWrites.clear(locations, threads);
  }

  private void step(int row) {
    if (trace.late(row)) {
      return; // that time passes orders nothing
    }
    Kind kind = trace.kind(row);
    boolean writes = trace.writes(row);
    if (kind.boundsThread()) {
      bound(row);
      return;
    }
    if (kind.acquires(writes)) {
      learn(row);
    }
    if (kind.subject() == Kind.Subject.VARIABLE && !kind.isInner()) {
      access(row);
    }
    if (kind.releases(writes)) {
      publish(row);
    }
  }

  private void bound(int row) {
    int other = (int) trace.argument(row) * threads;
    if (trace.kind(row) == Kind.START) {
      if (trace.writes(row)) {
        join(clock, other, clock, threadAt(row));
      }
    } else if (trace.before(row) == Kind.ENDED) {
      join(clock, threadAt(row), clock, other);
    }
  }

  private void access(int row) {
    Kind kind = trace.kind(row);
    if (!kind.isPlain()) {
      atomic(row, !kind.isStore(), trace.writes(row));
    } else if (kind.isStore()) {
      plainWrite(row);
    } else {
      plainRead(row);
    }
  }

  private int threadAt(int row) {
    return trace.thread(row) * threads;
  }

  private void plainRead(int row) {
    plainWrites.check(row);
    atomicWrites.check(row);
    plainReads.add(row);
  }

  private void plainWrite(int row) {
    plainReads.check(row);
    plainWrites.check(row);
    atomicReads.check(row);
    atomicWrites.check(row);
    plainWrites.add(row);
  }

  private void atomic(int row, boolean reads, boolean writes) {
    if (reads) {
      plainWrites.check(row);
      atomicReads.add(row);
    }
    if (writes) {
      plainReads.check(row);
      if (!reads) {
        plainWrites.check(row);
      }
      atomicWrites.add(row);
    }
  }

  /** The thread now knows what earlier steps on this location made public. */
  private void learn(int row) {
    int where = trace.location(row);
    if (hasPublished[where]) {
      join(clock, threadAt(row), published, where * threads);
    }
  }

  private void publish(int row) {
    int where = trace.location(row);
    if (!hasPublished[where]) {
      hasPublished[where] = true;
      Arrays.fill(published, where * threads, (where + 1) * threads, 0);
    }
    join(published, where * threads, clock, threadAt(row));
  }

  private void join(int[] target, int to, int[] source, int from) {
    for (int t = 0; t < threads; t++) {
      target[to + t] = Math.max(target[to + t], source[from + t]);
    }
  }

  /**
   * The latest access of one sort by each thread to each location. Most locations are those of one
   * thread: for these it is one row.
   */
  private final class Accesses {
    private int[] rows = new int[0];
    private int[] only = new int[0];

    void clear(int locations, int threadCount) {
      if (only.length < locations || rows.length < locations * threadCount) {
        rows = new int[locations * threadCount];
        only = new int[locations];
      }
      Arrays.fill(only, 0, locations, NEVER);
    }

    void add(int row) {
      int where = trace.location(row);
      int known = only[where];
      if (known == NEVER || (known >= 0 && trace.thread(known) == trace.thread(row))) {
        only[where] = row;
        return;
      }
      if (known >= 0) {
        Arrays.fill(rows, where * threads, (where + 1) * threads, NEVER);
        rows[where * threads + trace.thread(known)] = known;
        only[where] = SEVERAL;
      }
      rows[where * threads + trace.thread(row)] = row;
    }

    void check(int row) {
      int where = trace.location(row);
      int known = only[where];
      if (known >= 0) {
        check(known, row);
      } else if (known == SEVERAL) {
        for (int t = 0; t < threads; t++) {
          if (rows[where * threads + t] != NEVER) {
            check(rows[where * threads + t], row);
          }
        }
      }
    }

    private void check(int earlier, int row) {
      if (clock[threadAt(row) + trace.thread(earlier)] < trace.index(earlier)) {
        races.add(
            new DataRace(trace.location(row), Access.of(trace, earlier), Access.of(trace, row)));
      }
    }
  }
}
