package dev.jacquard.explore.path;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * The path at hand of a depth-first search: its last trace, the happens-before relation of that
 * trace, and a frame for each state of it, the last one included, up to the depth that it has.
 */
public final class Path implements Resumable {
  private final List<Frame> frames = new ArrayList<>();
  private final HappensBefore order = HappensBefore.ofSearch();
  private final int depth;
  private Trace trace;
  private int fresh;

  Path() {
    this(Integer.MAX_VALUE);
  }

  /** A path without the states behind so many steps, and without happens-before. */
  Path(int depth) {
    this.depth = depth;
  }

  /** How many frames there are. */
  public int size() {
    return frames.size();
  }

  /** The frame of the state before a step. */
  public Frame frame(int step) {
    return frames.get(step);
  }

  /** The trace that was learned last; the path is a prefix of it. */
  public Trace trace() {
    return trace;
  }

  /** How many of its steps lie between frames. */
  int length() {
    return Math.min(trace.length(), depth);
  }

  /** Happens-before of that trace, if the path has all of its states. */
  public HappensBefore order() {
    return order;
  }

  /** The first step of the trace that no earlier trace had. */
  public int fresh() {
    return fresh;
  }

  /** Takes in the steps of a trace from the branching frame on. */
  void extend(Trace newTrace, boolean sleepSets) {
    trace = newTrace;
    if (depth == Integer.MAX_VALUE) {
      order.analyse(trace);
    }
    fresh = Math.max(0, frames.size() - 1);
    if (frames.isEmpty()) {
      frames.add(Frame.of(trace, 0, List.of()));
    }
    for (int step = fresh; step < length(); step++) {
      frame(step).take(trace.transition(step), trace.choices(step));
      List<Transition> sleep = sleepSets ? frame(step).sleepBehindCurrent() : List.of();
      frames.add(Frame.of(trace, step + 1, sleep));
    }
  }

  /** The trace is not saved: the next one takes its place before anybody looks. */
  @Override
  public void save(StateWriter out) {
    out.number(frames.size());
    frames.forEach(frame -> frame.save(out));
  }

  @Override
  public void restore(StateReader in) {
    for (int count = in.count(); count > 0; count--) {
      frames.add(Frame.restored(in));
    }
  }

  void pop() {
    frames.remove(frames.size() - 1);
  }

  /** The steps that lead to a frame, and room for one more. */
  Transition[] prefixTo(int step) {
    Transition[] prefix = new Transition[step + 1];
    for (int i = 0; i < step; i++) {
      prefix[i] = frame(i).current();
    }
    return prefix;
  }
}
