package dev.jacquard.model.diagram;

import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.Proposition;
import dev.jacquard.model.diagram.description.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a diagram does, written down as plainly as possible: the yardstick for everything that is
 * clever.
 */
public final class Reference {
  private Reference() {}

  /** A state: where the processes are, the numbers, and which processes the variables name. */
  public record State(List<Integer> locals, List<Integer> values, List<Integer> named)
      implements View {
    public static State initial(Description description) {
      return new State(
          description.initial().stream().map(LocalState::number).toList(),
          description.integers().stream().map(IntVariable::initial).toList(),
          description.pointers().stream().map(ProcessVariable::initial).toList());
    }

    /** What a space says of this state. */
    public Map<String, String> describe(Description description) {
      Map<String, String> text = new LinkedHashMap<>();
      for (int i = 0; i < locals.size(); i++) {
        text.put("P" + (i + 1), description.states().get(locals.get(i)).name());
      }
      for (IntVariable variable : description.integers()) {
        text.put(variable.name(), values.get(variable.number()).toString());
      }
      for (ProcessVariable variable : description.pointers()) {
        int process = named.get(variable.number());
        text.put(variable.name(), process < 0 ? "none" : "P" + (process + 1));
      }
      return text;
    }

    /** This state with two processes exchanged. */
    public State exchanged(int one, int other) {
      List<Integer> moved = new ArrayList<>(locals);
      moved.set(one, locals.get(other));
      moved.set(other, locals.get(one));
      List<Integer> renamed =
          named.stream().map(process -> exchanged(process, one, other)).toList();
      return new State(List.copyOf(moved), values, renamed);
    }

    public static int exchanged(int process, int one, int other) {
      return process == one ? other : process == other ? one : process;
    }

    @Override
    public int processes() {
      return locals.size();
    }

    @Override
    public boolean in(int process, LocalSet set) {
      return (set.bits() >>> locals.get(process) & 1) != 0;
    }

    @Override
    public int count(int from, int to, LocalSet set) {
      int count = 0;
      for (int i = from; i < to; i++) {
        count += in(i, set) ? 1 : 0;
      }
      return count;
    }

    @Override
    public int value(IntVariable variable) {
      return values.get(variable.number());
    }

    @Override
    public boolean names(ProcessVariable variable, int process) {
      return named.get(variable.number()) == process;
    }

    @Override
    public boolean names(ProcessVariable variable, LocalSet set) {
      int process = named.get(variable.number());
      return process >= 0 && in(process, set);
    }
  }

  /** What comes of trying to take an edge: a state, or something thrown. */
  public record Outcome(int process, int edge, Optional<State> after) {}

  /** What can be done in a state. */
  public static List<Outcome> steps(Description description, State state) {
    List<Outcome> outcomes = new ArrayList<>();
    for (int process = 0; process < description.processes(); process++) {
      for (int edge = 0; edge < description.edges().size(); edge++) {
        step(description, state, process, edge).ifPresent(outcomes::add);
      }
    }
    return outcomes;
  }

  /** What comes of taking an edge, if it can be taken. */
  public static Optional<Outcome> step(
      Description description, State state, int process, int number) {
    Edge edge = description.edges().get(number);
    if (state.locals.get(process) != edge.from().number() || !edge.isFor(process)) {
      return Optional.empty();
    }
    try {
      if (!edge.guard().test(state, process)) {
        return Optional.empty();
      }
      Next next = new Next(state, process);
      next.locals[process] = edge.to().number();
      edge.effect().apply(state, process, next);
      return Optional.of(new Outcome(process, number, Optional.of(next.state())));
    } catch (RuntimeException thrown) {
      return Optional.of(new Outcome(process, number, Optional.empty()));
    }
  }

  /** Whether a proposition holds; nothing if it throws. */
  public static Optional<Boolean> holds(Proposition proposition, State state) {
    try {
      return Optional.of(proposition.condition().test(state));
    } catch (RuntimeException thrown) {
      return Optional.empty();
    }
  }

  /** All states that can be reached, with their distances from the initial one. */
  public static Map<State, Integer> reach(Description description) {
    Map<State, Integer> distances = new LinkedHashMap<>();
    distances.put(State.initial(description), 0);
    List<State> queue = new ArrayList<>(distances.keySet());
    for (int i = 0; i < queue.size(); i++) {
      State state = queue.get(i);
      for (Outcome outcome : steps(description, state)) {
        outcome
            .after()
            .filter(after -> distances.putIfAbsent(after, distances.get(state) + 1) == null)
            .ifPresent(queue::add);
      }
    }
    return distances;
  }

  private static final class Next implements Changes {
    private final State before;
    private final int mover;
    private final Integer[] locals;
    private final Integer[] values;
    private final Integer[] named;
    private long moved;

    Next(State before, int mover) {
      this.before = before;
      this.mover = mover;
      locals = before.locals.toArray(Integer[]::new);
      values = before.values.toArray(Integer[]::new);
      named = before.named.toArray(Integer[]::new);
    }

    State state() {
      return new State(
          List.copyOf(Arrays.asList(locals)),
          List.copyOf(Arrays.asList(values)),
          List.copyOf(Arrays.asList(named)));
    }

    @Override
    public void set(IntVariable variable, int value) {
      if (value < variable.least() || value > variable.greatest()) {
        throw new IllegalArgumentException();
      }
      values[variable.number()] = value;
    }

    @Override
    public void set(ProcessVariable variable, int process) {
      if (process < -1 || process >= locals.length) {
        throw new IllegalArgumentException();
      }
      named[variable.number()] = process;
    }

    @Override
    public void moveOthers(LocalSet from, LocalState to) {
      if ((moved & from.bits()) != 0) {
        throw new IllegalArgumentException();
      }
      moved |= from.bits();
      for (int i = 0; i < locals.length; i++) {
        if (i != mover && before.in(i, from)) {
          locals[i] = to.number();
        }
      }
    }
  }
}
