package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.StateNames;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/** Reads what each thread is about to do at one state of a trace after the other. */
final class StateReader {
  private static final int NO_ROW = -1;

  private final Trace trace;
  private final Actions actions;
  private final int[] following;
  private final int[] first;
  private int[] pending;
  private int[] sites;
  private long[] ended;

  /** Begins before the first step. */
  StateReader(Trace trace, Actions actions) {
    this(trace, actions, 0, new int[0], new int[0], ThreadSet.EMPTY);
    admitThreads();
    for (int t = 0; t < pending.length; t++) {
      arrive(t, isStarted(t) ? NO_ROW : first[t]);
    }
  }

  /**
   * Begins at a state that is known.
   *
   * @param names from those of the run to those of the state
   */
  StateReader(Trace trace, Actions actions, int from, StateNode node, Renaming names) {
    this(
        trace,
        actions,
        from,
        renamed(node.pending, names.inverse(), actions),
        moved(node.sites, names.inverse()),
        names.inverse().threads(node.ended));
  }

  private StateReader(
      Trace trace, Actions actions, int from, int[] pending, int[] sites, long[] ended) {
    this.trace = trace;
    this.actions = actions;
    this.pending = pending;
    this.sites = sites;
    this.ended = ended;
    following = new int[trace.length()];
    first = new int[trace.threads()];
    Arrays.setAll(first, trace::pending);
    for (int row = trace.length() - 1; row >= from; row--) {
      following[row] = first[trace.thread(row)];
      first[trace.thread(row)] = row;
    }
  }

  Trace trace() {
    return trace;
  }

  /** Goes on to the state behind a step. */
  void pass(int step) {
    admitThreads();
    arrive(trace.thread(step), following[step]);
    if (following[step] == NO_ROW) {
      ended = ThreadSet.with(ended, trace.thread(step));
    }
    if (trace.kind(step) == Kind.START && trace.writes(step)) {
      int child = (int) trace.argument(step);
      arrive(child, trace.pendingAt(step + 1, child));
    }
  }

  /** Makes room for all threads, in arrays that no state has yet. */
  private void admitThreads() {
    int before = pending.length;
    pending = Arrays.copyOf(pending, Math.max(before, trace.threads()));
    sites = Arrays.copyOf(sites, pending.length);
    Arrays.fill(pending, before, pending.length, Actions.NONE);
  }

  private void arrive(int thread, int row) {
    pending[thread] = row == NO_ROW ? Actions.NONE : actions.pending(trace, row);
    sites[thread] = row == NO_ROW ? NO_ROW : trace.site(row);
  }

  private boolean isStarted(int thread) {
    for (int row = 0; row < trace.length(); row++) {
      if (trace.kind(row) == Kind.START && trace.writes(row) && trace.argument(row) == thread) {
        return true;
      }
    }
    return false;
  }

  private static int[] renamed(int[] pending, Renaming names, Actions actions) {
    int[] renamed = moved(pending, names);
    if (!names.isIdentity()) {
      Arrays.setAll(
          renamed,
          t -> renamed[t] < 0 ? renamed[t] : actions.number(names.of(actions.of(renamed[t]))));
    }
    return renamed;
  }

  /** What was said of each thread, in the order of other names. */
  private static int[] moved(int[] values, Renaming names) {
    if (names.isIdentity()) {
      return values;
    }
    int[] moved = values.clone();
    for (int t = 0; t < values.length; t++) {
      moved[names.thread(t)] = values[t];
    }
    return moved;
  }

  /**
   * The present state as a new node.
   *
   * @param names from those of the run to those of the state
   */
  StateNode node(int number, int state, Renaming names, Pool<int[]> numbers, Pool<long[]> sets) {
    Renaming back = names.inverse();
    int threads = trace.threads();
    return new StateNode(
        number,
        trace.keyHigh(state),
        trace.keyLow(state),
        numbers.shared(renamed(pending, names, actions)),
        numbers.shared(moved(sites, names)),
        sets.shared(ThreadSet.of(threads, t -> trace.enabled(state, back.thread(t)))),
        sets.shared(ThreadSet.of(threads, t -> trace.dormant(state, back.thread(t)))),
        sets.shared(ThreadSet.of(threads, t -> trace.keys().waiting(state, back.thread(t)))),
        sets.shared(names.threads(ended)),
        trace.keys().timed(state),
        numbers.shared(firstAlike(state)));
  }

  /** For each name the first one alike, up to the last that has an earlier one. */
  private int[] firstAlike(int state) {
    StateNames names = trace.keys().names(state);
    int length = names.threads();
    while (length > 0 && names.firstAlike(length - 1) == length - 1) {
      length--;
    }
    int[] first = new int[length];
    Arrays.setAll(first, names::firstAlike);
    return first;
  }
}
