package dev.jacquard.model.diagram.space;

import dev.jacquard.model.Footprints;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.footprint.DiagramFootprints;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** All states of a diagram. An action is the number of an edge. */
public final class PlainSpace implements StateSpace {
  private final Description description;
  private final Layout layout;
  private final Snapshot snapshot;
  private final NextState next;
  private final Edge[] edges;
  private final Enabled[] enabled;

  /** The numbers of the edges that leave each local state. */
  private final int[][] leaving;

  /** The processes that have something to send. */
  private final long[] active;

  private long seen;

  /**
   * The space of a diagram.
   *
   * @param partitions which processes each edge does not distinguish
   */
  public PlainSpace(Description description, List<Partition> partitions) {
    this.description = description;
    layout = new Layout(description);
    snapshot = new Snapshot(description, layout);
    next = new NextState(layout);
    edges = description.edges().toArray(Edge[]::new);
    enabled = new Enabled[edges.length];
    active = new long[layout.setWords];
    for (int i = 0; i < edges.length; i++) {
      enabled[i] = new Enabled(edges[i], partitions.get(i), layout.setWords);
    }
    leaving =
        description.states().stream()
            .map(
                state ->
                    IntStream.range(0, edges.length)
                        .filter(i -> edges[i].from().equals(state))
                        .toArray())
            .toArray(int[][]::new);
  }

  @Override
  public void initial(Successors successors) {
    successors.step(-1, -1, initial(), layout.words());
  }

  /** The initial state. */
  long[] initial() {
    long[] state = new long[layout.words()];
    for (int process = 0; process < layout.processes; process++) {
      layout.move(state, process, description.initial().get(process).number());
    }
    for (IntVariable variable : description.integers()) {
      layout.value(state, variable, variable.initial());
    }
    for (ProcessVariable variable : description.pointers()) {
      layout.pointer(state, variable.number(), variable.initial());
    }
    return state;
  }

  @Override
  public void expand(long[] state, int length, Successors successors) {
    expand(state, successors, process -> false);
  }

  /** Sends the steps of those processes that are not skipped. */
  void expand(long[] state, Successors successors, IntPredicate skipped) {
    look(state);
    for (int word = 0; word < layout.setWords; word++) {
      for (long rest = active[word]; rest != 0; rest &= rest - 1) {
        int process = (word << 6) + Long.numberOfTrailingZeros(rest);
        if (!skipped.test(process)) {
          expand(process, successors);
        }
      }
    }
  }

  /** Unpacks a state and finds out who may take which edge. */
  private void look(long[] state) {
    snapshot.look(state);
    seen |= snapshot.present();
    Arrays.fill(active, 0);
    for (long rest = snapshot.present(); rest != 0; rest &= rest - 1) {
      for (int edge : leaving[Long.numberOfTrailingZeros(rest)]) {
        enabled[edge].look(snapshot, active);
      }
    }
  }

  /** Sends the steps of one process. */
  private void expand(int process, Successors successors) {
    int word = process >> 6;
    long bit = 1L << process;
    for (int edge : leaving[layout.local(snapshot.packed(), process)]) {
      if ((enabled[edge].active(word) & bit) != 0) {
        take(process, edge, successors);
      }
    }
  }

  private void take(int process, int edge, Successors successors) {
    long[] after;
    try {
      if ((enabled[edge].throwing(process >> 6) >>> process & 1) != 0) {
        edges[edge].guard().test(snapshot, process);
      }
      after = next.after(snapshot, process, edges[edge]);
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      successors.thrown(process, edge, thrown);
      return;
    }
    successors.step(process, edge, after, layout.words());
  }

  @Override
  public long observe(long[] state, int length) {
    snapshot.look(state);
    long holding = 0;
    for (int i = 0; i < description.propositions().size(); i++) {
      if (description.propositions().get(i).condition().test(snapshot)) {
        holding |= 1L << i;
      }
    }
    return holding;
  }

  @Override
  public boolean mayEnd(long[] state, int length) {
    snapshot.look(state);
    return snapshot.all(description.ends());
  }

  @Override
  public Map<String, String> describe(long[] state, int length) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int process = 0; process < layout.processes; process++) {
      LocalState local = description.states().get(layout.local(state, process));
      values.put(process(process), local.name());
    }
    for (IntVariable variable : description.integers()) {
      values.put(variable.name(), Integer.toString(layout.value(state, variable)));
    }
    for (ProcessVariable variable : description.pointers()) {
      int named = layout.pointer(state, variable.number());
      values.put(variable.name(), named == ProcessVariable.NONE ? "none" : process(named));
    }
    return values;
  }

  @Override
  public String action(int process, int action) {
    return edges[action].name();
  }

  @Override
  public String process(int process) {
    return Description.process(process);
  }

  @Override
  public List<String> notes() {
    return Unreached.notes(description, seen);
  }

  @Override
  public Optional<Footprints> footprints() {
    return DiagramFootprints.of(
        description,
        new DiagramFootprints.Reader() {
          @Override
          public int local(long[] state, int process) {
            return layout.local(state, process);
          }

          @Override
          public int value(long[] state, IntVariable variable) {
            return layout.value(state, variable);
          }
        });
  }
}
