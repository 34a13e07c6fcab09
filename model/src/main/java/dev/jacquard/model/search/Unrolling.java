package dev.jacquard.model.search;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.store.StateStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns a cycle of numbers into a run of the plain space.
 *
 * <p>Once round a cycle of representatives leads to a state of the same class, but not always to
 * the same state: processes have changed places. So the cycle is gone round until a state comes
 * again, which it does, since a class is finite.
 */
record Unrolling(StateSpace space, StateStore store, StateGraph graph) {
  /** Nobody reads a run with more steps. */
  private static final int MOST_STEPS = 100_000;

  /** The run; nothing if it is too long. */
  Optional<Path> path(Cycle cycle) {
    int[] states = cycle.states();
    int loop = cycle.loop();
    Retrace retrace = new Retrace(space, store);
    if (graph.stutters(states[loop])) {
      // whatever else the automaton does there, the run stays where it first got
      int end = 0;
      while (states[end] != states[loop]) {
        end++;
      }
      Path path = retrace.path(Arrays.copyOf(states, end + 1), Optional.empty());
      return Optional.of(new Path(concrete(path).steps(), end));
    }
    int[] closed = Arrays.copyOf(states, states.length + 1);
    closed[states.length] = states[loop];
    Path path = new Path(retrace.path(closed, Optional.empty()).steps(), loop);
    return space instanceof Quotient quotient
        ? unrolled(new Lift(quotient), path).map(Unrolling::folded)
        : Optional.of(folded(path));
  }

  /** The same run, but what comes before the loop is part of it as far as it is the same. */
  private static Path folded(Path path) {
    int size = path.steps().size();
    int loop = path.loop();
    while (loop > 0
        && Arrays.equals(path.steps().get(size - 2).state(), path.steps().get(loop - 1).state())) {
      size--;
      loop--;
    }
    return new Path(path.steps().subList(0, size), loop);
  }

  private Path concrete(Path path) {
    return space instanceof Quotient quotient ? Lift.concrete(quotient, path) : path;
  }

  private static Optional<Path> unrolled(Lift lift, Path path) {
    List<Path.Step> steps = new ArrayList<>();
    Map<List<Long>, Integer> arrivals = new HashMap<>();
    lift.follow(steps, path.steps().subList(0, path.loop() + 1));
    List<Path.Step> round = path.steps().subList(path.loop() + 1, path.steps().size());
    while (steps.size() < MOST_STEPS) {
      int last = steps.size() - 1;
      List<Long> state = Arrays.stream(steps.get(last).state()).boxed().toList();
      Integer before = arrivals.putIfAbsent(state, last);
      if (before != null) {
        return Optional.of(new Path(steps, before));
      }
      lift.follow(steps, round);
    }
    return Optional.empty();
  }
}
