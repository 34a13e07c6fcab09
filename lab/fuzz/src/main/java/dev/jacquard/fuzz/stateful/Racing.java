package dev.jacquard.fuzz.stateful;

import dev.jacquard.fuzz.stateful.FullGraph.Edge;
import dev.jacquard.fuzz.stateful.FullGraph.State;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** From which states a data race can be reached, exactly. */
final class Racing {
  private final Map<State, Boolean> known = new HashMap<>();

  /** Whether two accesses can come to race at a state or behind it. */
  boolean isAhead(State from) {
    return known.computeIfAbsent(
        from, start -> reached(start).stream().anyMatch(s -> !s.shows().races().isEmpty()));
  }

  /** A state, and all that lie behind it. */
  static Set<State> reached(State from) {
    Set<State> seen = new HashSet<>(Set.of(from));
    Deque<State> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (Edge edge : open.remove().out()) {
        if (seen.add(edge.target())) {
          open.add(edge.target());
        }
      }
    }
    return seen;
  }
}
