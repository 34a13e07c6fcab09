package dev.jacquard.explore.path;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * CSYM: a thread need not be tried at a state if a thread in the same local state was, even when
 * the two came there on different ways (algorithms.md 4.4).
 *
 * <p>The subtree left out is the image of the explored one, so all states in it are covered. But
 * its operations may race with steps <em>before</em> this state, and nobody would see that. So for
 * every operation that occurred or was pending in the explored subtree, its image demands at all
 * earlier states what a real operation might have demanded. The algorithm as published (Yang et al.
 * 2009) leaves this out and misses errors.
 */
public final class CollapsingSymmetry implements Pruning {
  /** An operation of a thread, wherever it is executed. */
  private record Action(int thread, Kind kind, int location, int alsoReads) {
    static Action of(Trace trace, int row) {
      return new Action(
          trace.thread(row), trace.kind(row), trace.location(row), trace.alsoReads(row));
    }

    void save(StateWriter out) {
      out.number(thread);
      out.number(kind.ordinal());
      out.number(location);
      out.number(alsoReads);
    }

    static Action restored(StateReader in) {
      int last = Kind.values().length - 1;
      return new Action(
          in.thread(),
          Kind.values()[in.number(0, last)],
          in.number(Operation.NO_LOCATION, Integer.MAX_VALUE),
          in.number(Operation.NO_LOCATION, Integer.MAX_VALUE));
    }

    static void save(Set<Action> actions, StateWriter out) {
      out.number(actions.size());
      actions.forEach(action -> action.save(out));
    }

    static Set<Action> restoredSet(StateReader in) {
      Set<Action> actions = new HashSet<>();
      for (int count = in.count(); count > 0; count--) {
        actions.add(restored(in));
      }
      return actions;
    }

    Action swapped(int a, int b) {
      return new Action(thread == a ? b : thread == b ? a : thread, kind, location, alsoReads);
    }
  }

  /** What was seen below one state: all of it, and by the thread that moved first. */
  private record Summary(Set<Action> all, Map<Integer, Set<Action>> byFirst) {
    static Summary empty() {
      return new Summary(new HashSet<>(), new HashMap<>());
    }

    void save(StateWriter out) {
      Action.save(all, out);
      out.number(byFirst.size());
      byFirst.forEach(
          (thread, actions) -> {
            out.number(thread);
            Action.save(actions, out);
          });
    }

    static Summary restored(StateReader in) {
      Summary summary = new Summary(Action.restoredSet(in), new HashMap<>());
      for (int count = in.count(); count > 0; count--) {
        summary.byFirst.put(in.thread(), Action.restoredSet(in));
      }
      return summary;
    }

    Set<Action> below(int thread) {
      return byFirst.computeIfAbsent(thread, t -> new HashSet<>());
    }
  }

  private final List<Summary> summaries = new ArrayList<>();

  @Override
  public void save(StateWriter out) {
    out.number(summaries.size());
    summaries.forEach(summary -> summary.save(out));
  }

  @Override
  public void restore(StateReader in) {
    for (int count = in.count(); count > 0; count--) {
      summaries.add(Summary.restored(in));
    }
  }

  @Override
  public void entered(Path path, int step) {
    while (summaries.size() > step) {
      summaries.remove(summaries.size() - 1);
    }
    Summary summary = Summary.empty();
    Trace trace = path.trace();
    for (int t = 0; t < trace.threads(); t++) {
      int row = trace.pendingAt(step, t);
      if (row >= 0 && mayRace(trace, row)) {
        summary.all().add(Action.of(trace, row));
      }
    }
    summaries.add(summary);
  }

  private static boolean mayRace(Trace trace, int row) {
    return trace.alsoReads(row) >= 0 || (trace.location(row) >= 0 && trace.kind(row) != Kind.JOIN);
  }

  @Override
  public void completed(Path path, int step) {
    Summary summary = summaries.get(step);
    Set<Action> below = summaries.get(step + 1).all();
    summary.below(path.frame(step).current().thread()).addAll(below);
    summary.all().addAll(below);
    while (summaries.size() > step + 1) {
      summaries.remove(summaries.size() - 1);
    }
  }

  @Override
  public Optional<Pruned> prune(Path path, int step, int thread) {
    Trace trace = path.trace();
    int row = trace.pendingAt(step, thread);
    for (Transition tried : List.copyOf(path.frame(step).explored())) {
      int twin = trace.pendingAt(step, tried.thread());
      if (tried.thread() != thread
          && trace.localState(row) != 0
          && trace.localState(row) == trace.localState(twin)
          && trace.kind(row) != Kind.CHOOSE
          && trace.kind(row) != Kind.NOTIFY) {
        collapse(path, step, tried.thread(), thread);
        return Optional.of(new Pruned(Optional.of(tried.by(thread))));
      }
    }
    return Optional.empty();
  }

  private void collapse(Path path, int step, int tried, int thread) {
    Set<Action> images = new HashSet<>();
    for (Action action : summaries.get(step).below(tried)) {
      Action image = action.swapped(tried, thread);
      images.add(image);
      demand(path, step, image);
    }
    summaries.get(step).below(thread).addAll(images);
    summaries.get(step).all().addAll(images);
  }

  /** Demands what an operation further below might demand at the states of the path. */
  private static void demand(Path path, int step, Action action) {
    Trace trace = path.trace();
    HappensBefore order = path.order();
    int last = trace.lastBefore(step, action.thread());
    for (int e = 0; e < step; e++) {
      if (trace.thread(e) != action.thread()
          && mayRace(trace, e, action)
          && (last < 0 || !order.ordered(e, last))) {
        demandAt(path.frame(e), action.thread());
      }
    }
  }

  private static boolean mayRace(Trace trace, int e, Action action) {
    int where = trace.location(e);
    boolean writes = action.kind().mayWrite();
    boolean flagged = trace.alsoReads(e) >= 0 || action.alsoReads() >= 0;
    return Dependence.raises(where, trace.writes(e), action.alsoReads())
        || Dependence.raises(action.location(), writes, trace.alsoReads(e))
        || (Dependence.conflict(where, trace.writes(e), action.location(), writes)
            && (flagged || Dependence.mayBeCoEnabled(trace.kind(e), action.kind())));
  }

  private static void demandAt(Frame frame, int thread) {
    if (frame.awake().get(thread)) {
      frame.add(thread);
    } else {
      frame.addAll(frame.awake());
    }
  }
}
