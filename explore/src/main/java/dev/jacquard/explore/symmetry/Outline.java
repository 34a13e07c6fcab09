package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Trace;
import dev.jacquard.kernel.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Steps of a trace, one after the other, without the joins, and without the prologue in which one
 * thread starts others.
 */
final class Outline {
  private final int prologue;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Integer, Set<Integer>> joined = new HashMap<>();

  Outline(int prologue) {
    this.prologue = prologue;
  }

  /** The outline of a whole trace. */
  static Outline of(Trace trace, int prologue) {
    Outline outline = new Outline(prologue);
    for (int row = 0; row < trace.length(); row++) {
      outline.add(trace, row);
    }
    return outline;
  }

  /** Adds a row as it was. */
  void add(Trace trace, int row) {
    if (isJoin(trace, row)) {
      int other = (int) trace.argument(row);
      joined.computeIfAbsent(trace.thread(row), t -> new HashSet<>()).add(other);
    } else if (row >= prologue) {
      add(trace.transition(row), Step.woken(trace, row));
    }
  }

  /** Adds a step as it would be. */
  void add(Transition transition, int woken) {
    Set<Integer> waited = joined.remove(transition.thread());
    steps.add(new Step(transition, woken, waited == null ? Set.of() : Set.copyOf(waited)));
  }

  /** A join that cannot give up says nothing but that the other thread has ended. */
  static boolean isJoin(Trace trace, int row) {
    return trace.kind(row) == Kind.JOIN && trace.alsoReads(row) < 0;
  }

  List<Step> steps() {
    return steps;
  }
}
