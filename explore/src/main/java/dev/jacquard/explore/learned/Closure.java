package dev.jacquard.explore.learned;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Completes what is known of each of several threads that are taken to be alike by what was seen of
 * the others: the execution in which one of them made an observation is made with another one in
 * its place. If that one does the same, nothing is left to be guessed; if it does not, they are not
 * alike.
 */
final class Closure {
  private static final Transition[] NOBODY_SLEEPS = {};

  /** An edge of one thread that another one does not have at the corresponding node. */
  private record Gap(Counterparts group, int edge, int thread, int node) {}

  private final Knowledge known;
  private final Exchanges exchanges;
  private final Consumer<Plan> model;

  /**
   * @param model makes executions of what is known, and learns what is missing
   */
  Closure(Knowledge known, Exchanges exchanges, Consumer<Plan> model) {
    this.known = known;
    this.exchanges = exchanges;
    this.model = model;
  }

  /** Whether there is any gap. */
  static boolean isOpen(Knowledge known, Exchanges exchanges) {
    Closure closure = new Closure(known, exchanges, plan -> {});
    return exchanges.groups().stream().anyMatch(one -> closure.gap(one).isPresent());
  }

  /** Closes one gap; whether there was any. */
  boolean closeOne() {
    Optional<Gap> gap = exchanges.groups().stream().flatMap(one -> gap(one).stream()).findFirst();
    gap.ifPresent(this::close);
    return gap.isPresent();
  }

  private Optional<Gap> gap(Counterparts group) {
    for (Map.Entry<Integer, List<Integer>> place : group.places().entrySet()) {
      for (int edge : group.edgesAt(place.getKey())) {
        for (int node : place.getValue()) {
          if (!has(node, edge)) {
            int thread = exchanges.threadOf(node);
            return Optional.of(new Gap(group, edge, thread, node));
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean has(int node, int edge) {
    LocalGraph graph = known.graph;
    return graph.edge(node, graph.circumstances[edge], graph.observed[edge]) != LocalGraph.UNKNOWN;
  }

  private void close(Gap gap) {
    try {
      model.accept(
          Plan.branching(image(gap), NOBODY_SLEEPS, Tail.Fixed.STAY).until(KnownStates.ALL));
    } catch (DivergenceException parted) {
      exchanges.refute(gap.group().threads());
      return;
    }
    if (!has(gap.node(), gap.edge())) {
      exchanges.refute(gap.group().threads());
    }
  }

  /** The way to an observation with two threads exchanged, and without the joins of others. */
  private Transition[] image(Gap gap) {
    Sightings.Way way = known.sightings.way(gap.edge());
    int one = exchanges.threadOf(known.graph.source[gap.edge()]);
    int other = gap.thread();
    List<Integer> joining = new ArrayList<>();
    List<Transition> steps = new ArrayList<>();
    for (int row = 0; row <= known.sightings.row(gap.edge()); row++) {
      int thread = way.threads()[row];
      if (gap.group().threads().contains(way.joined()[row])) {
        joining.add(thread);
      }
      if (!joining.contains(thread)) {
        int image = thread == one ? other : thread == other ? one : thread;
        steps.add(Transition.any(image, way.choices()[row]));
      }
    }
    return steps.toArray(new Transition[0]);
  }

  /** Whether all that only some of the threads were seen to do can be taken for granted of all. */
  boolean isConsistent() {
    LocalGraph graph = known.graph;
    for (Counterparts group : exchanges.groups()) {
      for (List<Integer> place : group.places().values()) {
        int first = place.get(0);
        for (int node : place) {
          if (place.size() != group.threads().size()
              || graph.choices[node] != graph.choices[first]
              || graph.sleeps[node] != graph.sleeps[first]
              || (graph.kind[node].namesThread() && graph.kind[node] != Kind.END)) {
            exchanges.refute(group.threads());
            return false;
          }
        }
      }
    }
    return true;
  }
}
