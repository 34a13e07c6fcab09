package dev.jacquard.explore.path;

import dev.jacquard.kernel.Dependence;
import dev.jacquard.kernel.HappensBefore;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Trace;
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
  public void enter(Path path, int step) {
    if (step < path.trace().length()) {
      path.frame(step).add(path.trace().thread(step));
    }
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
    Trace trace = path.trace();
    HappensBefore order = path.order();
    if (trace.location(row) < 0 || trace.kind(row) == Kind.JOIN) {
      return NONE;
    }
    int latest = order.previousAtLocation(row);
    while (latest >= state) {
      latest = order.previousAtLocation(latest);
    }
    boolean writes =
        latest >= 0 && trace.kind(row).writesAt(trace.after(latest), trace.argument(row));
    for (int e = latest; e >= 0; e = order.previousAtLocation(e)) {
      if (!except.get(trace.thread(e))
          && (writes || trace.writes(e))
          && Dependence.mayBeCoEnabled(trace.kind(e), trace.kind(row))
          && trace.thread(e) != trace.thread(row)
          && (demand.ofEachThread() || !order.explained(e, row))) {
        return e;
      }
    }
    return NONE;
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
