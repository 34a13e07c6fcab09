package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A model given as a list of edges, one state per row, of one word each.
 *
 * @param edges the states that follow each state
 * @param initial where runs begin
 * @param ends states that may be ends
 * @param labels the propositions that hold in each state
 */
record Graph(
    List<List<Integer>> edges,
    List<Integer> initial,
    Set<Integer> ends,
    List<Long> labels,
    List<String> propositions,
    List<Property> properties)
    implements Model, StateSpace {

  static Graph of(List<List<Integer>> edges) {
    List<Long> none = edges.stream().map(row -> 0L).toList();
    return new Graph(edges, List.of(0), Set.of(), none, List.of(), List.of());
  }

  Graph endingIn(Integer... states) {
    return new Graph(edges, initial, Set.of(states), labels, propositions, properties);
  }

  /** With a proposition "here" that holds in one state, and a property of it. */
  Graph here(int state, Property property) {
    List<Long> marked =
        java.util.stream.IntStream.range(0, edges.size())
            .mapToObj(row -> row == state ? 1L : 0L)
            .toList();
    return new Graph(edges, initial, ends, marked, List.of("here"), List.of(property));
  }

  @Override
  public String name() {
    return "graph";
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    return Set.of(StateSymmetry.NONE);
  }

  @Override
  public StateSpace space(StateSymmetry symmetry) {
    return this;
  }

  @Override
  public void initial(Successors successors) {
    initial.forEach(state -> successors.step(-1, -1, new long[] {state}, 1));
  }

  @Override
  public void expand(long[] state, int length, Successors successors) {
    List<Integer> next = edges.get((int) state[0]);
    for (int i = 0; i < next.size(); i++) {
      successors.step(0, i, new long[] {next.get(i)}, 1);
    }
  }

  @Override
  public long observe(long[] state, int length) {
    return labels.get((int) state[0]);
  }

  @Override
  public boolean mayEnd(long[] state, int length) {
    return ends.contains((int) state[0]);
  }

  @Override
  public Map<String, String> describe(long[] state, int length) {
    return Map.of("state", Long.toString(state[0]));
  }

  @Override
  public String action(int process, int action) {
    return "edge " + action;
  }

  @Override
  public String process(int process) {
    return "P" + process;
  }
}
