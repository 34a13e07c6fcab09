package dev.jacquard.model.diagram.partition;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A few states in which different behaviours are likely to differ: looking at them is much cheaper
 * than comparing decision diagrams. They can show that two are different, never that they are not.
 */
final class Samples {
  private static final int MOST_REMEMBERED = 16;

  private final Layout layout;
  private final Deque<int[]> remembered = new ArrayDeque<>();

  Samples(Layout layout) {
    this.layout = layout;
  }

  /** Notes a state that has shown a difference; others that are compared may differ there, too. */
  void remember(int[] state) {
    remembered.addFirst(state);
    if (remembered.size() > MOST_REMEMBERED) {
      remembered.removeLast();
    }
  }

  /**
   * States in which all but the actor are in the same local state, and those remembered.
   *
   * @param actor the process that acts, or -1
   * @param local the local state that it is in
   */
  List<int[]> states(int actor, int local) {
    List<int[]> states = new ArrayList<>(remembered);
    for (int others = 0; others < layout.locals(); others++) {
      int[] state = new int[layout.process(layout.processes())];
      Arrays.fill(state, layout.process(0), state.length, others);
      if (actor >= 0) {
        state[layout.process(actor)] = local;
      }
      states.add(state);
    }
    return states;
  }
}
