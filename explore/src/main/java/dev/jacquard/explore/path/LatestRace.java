package dev.jacquard.explore.path;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.BitSet;

/**
 * The rule of Flanagan and Godefroid (2005), corrected (algorithms.md 2.3): for the pending
 * operation of every live thread, enabled or not, at every state, the latest dependent step that
 * may be co-enabled with it and does not happen before it anyway asks for a thread at its state.
 */
public final class LatestRace implements BacktrackRule {
  /** How a demand is put on record; {@link Bounded} demands more. */
  interface Demand {
    /** Demands one of the candidates, which are awake, preferably the given thread. */
    void oneOf(Path path, int step, BitSet candidates, int preferred);

    /** Demands every thread that is awake. */
    void everyone(Path path, int step);

    /** Whether the latest race with each thread counts, and not only the latest of all. */
    boolean ofEachThread();
  }

  private static final int NONE = -1;

  private final Demand demand;

  public LatestRace() {
    this(new AtTheRace());
  }

  LatestRace(Demand demand) {
    this.demand = demand;
  }

  @Override
  public void analyse(Path path) {
    Trace trace = path.trace();
    int[] pending = new int[trace.threads()];
    for (int t = 0; t < pending.length; t++) {
      pending[t] = trace.pending(t);
    }
    for (int state = trace.length(); state > path.fresh(); state--) {
      for (int row : pending) {
        if (row != NONE) {
          reverse(path, state, row);
        }
      }
      pending[trace.thread(state - 1)] = state - 1;
    }
  }

  private void reverse(Path path, int state, int row) {
    BitSet seen = new BitSet();
    int racing = latestRace(path, state, row, seen);
    while (racing != NONE) {
      demand(path, racing, state, row);
      seen.set(path.trace().thread(racing));
      racing = demand.ofEachThread() ? latestRace(path, state, row, seen) : NONE;
    }
  }

  private void demand(Path path, int racing, int state, int row) {
    BitSet candidates = candidates(path, racing, state, row);
    if (candidates.isEmpty()) {
      demand.everyone(path, racing);
    } else {
      demand.oneOf(path, racing, candidates, path.trace().thread(row));
    }
  }

  /** The latest step before a state, by another thread, that races with the pending operation. */
  private int latestRace(Path path, int state, int row, BitSet except) {
    boolean flagged = path.trace().alsoReads(row) >= 0;
    boolean atLocation =
        path.trace().location(row) >= 0 && (flagged || path.trace().kind(row) != Kind.JOIN);
    return Math.max(
        atLocation ? latestAtLocation(path, state, row, except) : NONE,
        flagged ? latestAtFlag(path, state, row, except) : NONE);
  }

  private int latestAtLocation(Path path, int state, int row, BitSet except) {
    Trace trace = path.trace();
    HappensBefore order = path.order();
    int latest = latestBefore(order, state, row);
    boolean writes = latest >= 0 && mayWrite(trace, order, latest, row);
    for (int a = latest; a >= 0; a = order.previousAtLocation(a)) {
      int e = order.row(a);
      if ((writes || order.modifies(a))
          && Dependence.mayBeCoEnabled(trace, e, row)
          && races(path, e, row, except)) {
        return e;
      }
    }
    return NONE;
  }

  private int latestAtFlag(Path path, int state, int row, BitSet except) {
    HappensBefore order = path.order();
    int latest = latestBefore(order, state, order.flagAccess(row));
    for (int a = latest; a >= 0; a = order.previousAtLocation(a)) {
      if (order.modifies(a) && races(path, a, row, except)) {
        return a;
      }
    }
    return NONE;
  }

  private static int latestBefore(HappensBefore order, int state, int access) {
    int latest = order.previousAtLocation(access);
    while (latest >= 0 && order.row(latest) >= state) {
      latest = order.previousAtLocation(latest);
    }
    return latest;
  }

  /** Whether the operation modifies its location behind the latest access; its flag may say no. */
  private static boolean mayWrite(Trace trace, HappensBefore order, int latest, int row) {
    int e = order.row(latest);
    long state = latest == e ? trace.after(e) : trace.alsoFound(e);
    return trace.kind(row).writesAt(state, trace.argument(row));
  }

  private boolean races(Path path, int e, int row, BitSet except) {
    Trace trace = path.trace();
    return !except.get(trace.thread(e))
        && trace.thread(e) != trace.thread(row)
        && (demand.ofEachThread() || !path.order().explained(e, row));
  }

  /** Threads that lead to the pending operation from the state before the racing step. */
  private static BitSet candidates(Path path, int racing, int state, int row) {
    BitSet candidates = new BitSet();
    candidates.set(path.trace().thread(row));
    for (int e = racing + 1; e < state; e++) {
      if (path.order().explained(e, row)) {
        candidates.set(path.trace().thread(e));
      }
    }
    candidates.and(path.frame(racing).awake());
    return candidates;
  }

  /** Demands at the state before the racing step, unless a candidate is tried there already. */
  private static final class AtTheRace implements Demand {
    @Override
    public void oneOf(Path path, int step, BitSet candidates, int preferred) {
      if (candidates.stream().noneMatch(path.frame(step)::tries)) {
        path.frame(step).add(candidates.get(preferred) ? preferred : candidates.nextSetBit(0));
      }
    }

    @Override
    public void everyone(Path path, int step) {
      path.frame(step).addAll(path.frame(step).awake());
    }

    @Override
    public boolean ofEachThread() {
      return false;
    }
  }
}
