package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Steps of a trace, one after the other, without the joins, and without what belongs to the
 * background.
 */
final class Outline {
  private final Background background;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Integer, Set<Integer>> joined = new HashMap<>();

  Outline(Background background) {
    this.background = background;
  }

  /** The outline of a whole trace. */
  static Outline of(Trace trace, Background background) {
    Outline outline = new Outline(background);
    for (int row = 0; row < trace.length(); row++) {
      outline.add(trace, row);
    }
    return outline;
  }

  /** Adds a row as it was. */
  void add(Trace trace, int row) {
    if (Background.isJoin(trace, row)) {
      int other = (int) trace.argument(row);
      joined.computeIfAbsent(trace.thread(row), t -> new HashSet<>()).add(other);
    } else if (row >= background.prologue() && !background.isOwn(trace, row)) {
      add(trace.transition(row), Step.woken(trace, row));
    }
  }

  /** Adds a step as it would be. */
  void add(Transition transition, int woken) {
    Set<Integer> waited = joined.remove(transition.thread());
    steps.add(new Step(transition, woken, waited == null ? Set.of() : Set.copyOf(waited)));
  }

  List<Step> steps() {
    return steps;
  }
}
