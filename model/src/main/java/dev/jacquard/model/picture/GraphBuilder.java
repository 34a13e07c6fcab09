package dev.jacquard.model.picture;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.adaptive.OrbitSpace;
import dev.jacquard.model.picture.StateGraph.Mark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws the first states of a space: a breadth-first search that keeps what it sees. Used once. */
final class GraphBuilder implements Successors {
  private record Ends(int from, int to) {}

  private final Model model;
  private final StateSpace space;
  private final int most;
  private final Map<Words, Integer> numbers = new HashMap<>();
  private final List<long[]> states = new ArrayList<>();
  private final List<Integer> depths = new ArrayList<>();
  private final List<StateGraph.Node> nodes = new ArrayList<>();
  private final Map<Ends, List<String>> arrows = new LinkedHashMap<>();
  private boolean whole = true;
  private int from = -1;
  private int steps;
  private String failure = "";

  private GraphBuilder(Model model, StateSpace space, int most) {
    this.model = model;
    this.space = space;
    this.most = most;
  }

  /** The states of a space of a model, at most so many. */
  static StateGraph graph(Model model, StateSpace space, int most) {
    return new GraphBuilder(model, space, most).run();
  }

  private StateGraph run() {
    space.initial(this);
    int initial = states.size();
    for (from = 0; from < states.size(); from++) {
      long[] state = states.get(from);
      steps = 0;
      failure = "";
      space.expand(state, state.length, this);
      nodes.add(node(state, from < initial));
    }
    List<StateGraph.Arrow> all = new ArrayList<>();
    arrows.forEach(
        (ends, labels) ->
            all.add(new StateGraph.Arrow(ends.from, ends.to, String.join(", ", labels))));
    return new StateGraph(nodes, all, whole);
  }

  private StateGraph.Node node(long[] state, boolean initial) {
    String remark = remark(state);
    Mark mark = Mark.NOTHING;
    if (!remark.isEmpty()) {
      mark = Mark.ERROR;
    } else if (initial) {
      mark = Mark.INITIAL;
    } else if (steps == 0) {
      mark = Mark.END;
    }
    return new StateGraph.Node(
        depths.get(from),
        state,
        new LinkedHashMap<>(space.describe(state, state.length)),
        mark,
        remark);
  }

  private String remark(long[] state) {
    if (!failure.isEmpty()) {
      return failure;
    }
    long seen = space.observe(state, state.length);
    for (Property property : model.properties()) {
      if (property instanceof Property.Never never && (seen >> never.proposition() & 1) != 0) {
        return "never: " + never.name();
      }
    }
    boolean stuck = steps == 0 || space instanceof OrbitSpace; // one state of an orbit may be stuck
    return stuck && !space.mayEnd(state, state.length) ? "deadlock" : "";
  }

  @Override
  public void step(int process, int action, long[] buffer, int length) {
    steps++;
    Words words = new Words(Arrays.copyOf(buffer, length));
    Integer to = numbers.get(words);
    if (to == null) {
      if (states.size() == most) {
        whole = false;
        return;
      }
      to = states.size();
      numbers.put(words, to);
      states.add(words.all());
      depths.add(from < 0 ? 0 : depths.get(from) + 1);
    }
    if (from >= 0) {
      arrows
          .computeIfAbsent(new Ends(from, to), ends -> new ArrayList<>())
          .add(space.process(process) + ": " + space.action(process, action));
    }
  }

  @Override
  public void failure(int process, int action, String message) {
    steps++;
    failure = space.process(process) + ": " + message;
  }
}
