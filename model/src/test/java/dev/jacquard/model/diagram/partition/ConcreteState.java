package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** One state of a diagram, written down in the most obvious way. */
public record ConcreteState(List<Integer> locals, List<Integer> integers, List<Integer> pointers)
    implements View {

  /** Every state there is, reachable or not. */
  public static List<ConcreteState> all(Description description) {
    List<int[]> ranges = new ArrayList<>();
    for (int process = 0; process < description.processes(); process++) {
      ranges.add(new int[] {0, description.states().size() - 1});
    }
    description.integers().forEach(v -> ranges.add(new int[] {v.least(), v.greatest()}));
    description.pointers().forEach(v -> ranges.add(new int[] {-1, description.processes() - 1}));
    List<ConcreteState> states = new ArrayList<>();
    fill(description, ranges, new ArrayList<>(), states);
    return states;
  }

  public static ConcreteState initial(Description description) {
    return new ConcreteState(
        description.initial().stream().map(LocalState::number).toList(),
        description.integers().stream().map(IntVariable::initial).toList(),
        description.pointers().stream().map(ProcessVariable::initial).toList());
  }

  private static void fill(
      Description description, List<int[]> ranges, List<Integer> row, List<ConcreteState> states) {
    if (row.size() == ranges.size()) {
      int n = description.processes();
      int m = n + description.integers().size();
      states.add(
          new ConcreteState(
              List.copyOf(row.subList(0, n)),
              List.copyOf(row.subList(n, m)),
              List.copyOf(row.subList(m, row.size()))));
      return;
    }
    int[] range = ranges.get(row.size());
    for (int value = range[0]; value <= range[1]; value++) {
      row.add(value);
      fill(description, ranges, row, states);
      row.remove(row.size() - 1);
    }
  }

  public ConcreteState exchanged(int one, int other) {
    List<Integer> moved = new ArrayList<>(locals);
    moved.set(one, locals.get(other));
    moved.set(other, locals.get(one));
    return new ConcreteState(
        moved, integers, pointers.stream().map(p -> exchanged(p, one, other)).toList());
  }

  static int exchanged(int process, int one, int other) {
    return process == one ? other : process == other ? one : process;
  }

  /** Where a step along an edge leads, nothing if there is none, or the word "thrown". */
  public Object step(Edge edge, int process) {
    if (!edge.isFor(process) || !in(process, edge.from())) {
      return Optional.empty();
    }
    After after = new After();
    try {
      if (!edge.guard().test(this, process)) {
        return Optional.empty();
      }
      edge.effect().apply(this, process, after);
    } catch (RuntimeException thrown) {
      return "thrown";
    }
    after.locals.set(process, edge.to().number());
    return Optional.of(new ConcreteState(after.locals, after.integers, after.pointers));
  }

  @Override
  public int processes() {
    return locals.size();
  }

  @Override
  public boolean in(int process, LocalSet set) {
    return (set.bits() >>> locals.get(process) & 1) == 1;
  }

  @Override
  public int count(int from, int to, LocalSet set) {
    View.check(from, to, processes());
    int count = 0;
    for (int process = from; process < to; process++) {
      count += in(process, set) ? 1 : 0;
    }
    return count;
  }

  @Override
  public int value(IntVariable variable) {
    return integers.get(variable.number());
  }

  @Override
  public boolean names(ProcessVariable variable, int process) {
    Objects.checkIndex(process, processes());
    return pointers.get(variable.number()) == process;
  }

  @Override
  public boolean names(ProcessVariable variable, LocalSet set) {
    int named = pointers.get(variable.number());
    return named >= 0 && in(named, set);
  }

  private final class After implements Changes {
    private final List<Integer> locals = new ArrayList<>(ConcreteState.this.locals);
    private final List<Integer> integers = new ArrayList<>(ConcreteState.this.integers);
    private final List<Integer> pointers = new ArrayList<>(ConcreteState.this.pointers);
    private long moved;

    @Override
    public void set(IntVariable variable, int value) {
      integers.set(variable.number(), variable.checked(value));
    }

    @Override
    public void set(ProcessVariable variable, int process) {
      pointers.set(variable.number(), variable.checked(process, processes()));
    }

    @Override
    public void moveOthers(LocalSet from, LocalState to) {
      moved = Changes.unmoved(moved, from);
      for (int process = 0; process < processes(); process++) {
        if (in(process, from)) {
          locals.set(process, to.number());
        }
      }
    }
  }
}
