package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Changes;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.Arrays;

/** One state: the own state of each process, and the numbers. */
record Arrangement(Shape shape, int[] own, int[] values) {
  /** The state of an orbit in which each cell is sorted. */
  static Arrangement sorted(Shape shape, Orbit orbit) {
    int[] own = new int[shape.processes];
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      int rank = 0;
      for (int state = 0; state < shape.owns; state++) {
        for (int i = 0; i < orbit.count(cell, state); i++) {
          own[orbit.cells.member(cell, rank++)] = state;
        }
      }
    }
    return new Arrangement(shape, own, orbit.values);
  }

  int own(int process) {
    return own[process];
  }

  /** The states that arise from this one by exchanging processes inside cells. */
  Orbit orbit(Cells cells) {
    char[] counts = new char[cells.size() * shape.owns];
    for (int process = 0; process < own.length; process++) {
      counts[cells.of(process) * shape.owns + own[process]]++;
    }
    return new Orbit(cells, shape.owns, counts, values);
  }

  /** The state with each process in the place that a permutation gives it. */
  Arrangement permuted(int[] places) {
    int[] moved = new int[own.length];
    for (int process = 0; process < own.length; process++) {
      moved[places[process]] = own[process];
    }
    return new Arrangement(shape, moved, values);
  }

  /** The state after a process took an edge; {@code before} is a view of this state. */
  Arrangement after(Edge edge, int process, View before) {
    Arrangement after = new Arrangement(shape, own.clone(), values.clone());
    after.own[process] = shape.moved(own[process], edge.to().number());
    edge.effect().apply(before, process, after.new Change(own, process));
    return after;
  }

  /** Writes the changes of a step into the arrangement. */
  private final class Change implements Changes {
    private final int[] before;
    private final int mover;
    private long moved;

    Change(int[] before, int mover) {
      this.before = before;
      this.mover = mover;
    }

    @Override
    public void set(IntVariable variable, int value) {
      values[variable.number()] = variable.checked(value);
    }

    @Override
    public void set(ProcessVariable variable, int process) {
      variable.checked(process, own.length);
      Arrays.setAll(own, i -> shape.named(own[i], variable, i == process));
    }

    @Override
    public void moveOthers(LocalSet from, LocalState to) {
      moved = Changes.unmoved(moved, from);
      for (int process = 0; process < own.length; process++) {
        if (process != mover && shape.isIn(before[process], from)) {
          own[process] = shape.moved(own[process], to.number());
        }
      }
    }
  }
}
