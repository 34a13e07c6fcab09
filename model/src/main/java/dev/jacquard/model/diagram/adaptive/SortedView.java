package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.View;
import java.util.Objects;

/**
 * The state of an orbit in which each cell is sorted, seen without writing it out.
 *
 * <p>Ranks of processes in their cells are compared with sums of counts.
 */
final class SortedView implements View {
  private final Shape shape;
  private Orbit orbit;

  SortedView(Shape shape) {
    this.shape = shape;
  }

  SortedView look(Orbit other) {
    orbit = other;
    return this;
  }

  /** The first process of a cell that is in an own state, if there is one there. */
  int first(int cell, int own) {
    int rank = 0;
    for (int lower = 0; lower < own; lower++) {
      rank += orbit.count(cell, lower);
    }
    return orbit.cells.member(cell, rank);
  }

  private int own(int process) {
    Objects.checkIndex(process, shape.processes);
    int cell = orbit.cells.of(process);
    int rank = orbit.cells.below(cell, process);
    int own = 0;
    for (int sum = orbit.count(cell, 0); sum <= rank; sum += orbit.count(cell, own)) {
      own++;
    }
    return own;
  }

  @Override
  public int processes() {
    return shape.processes;
  }

  @Override
  public boolean in(int process, LocalSet set) {
    return shape.isIn(own(process), set);
  }

  @Override
  public int count(int from, int to, LocalSet set) {
    View.check(from, to, shape.processes);
    int count = 0;
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      int low = orbit.cells.below(cell, from);
      int high = orbit.cells.below(cell, Math.max(from, to));
      if (low < high) {
        count += count(cell, low, high, set);
      }
    }
    return count;
  }

  private int count(int cell, int low, int high, LocalSet set) {
    int count = 0;
    int end = 0;
    for (int own = 0; own < shape.owns && end < high; own++) {
      int start = end;
      end += orbit.count(cell, own);
      if (shape.isIn(own, set)) {
        count += Math.max(0, Math.min(end, high) - Math.max(start, low));
      }
    }
    return count;
  }

  @Override
  public int value(IntVariable variable) {
    return orbit.values[variable.number()];
  }

  @Override
  public boolean names(ProcessVariable variable, int process) {
    return shape.isNamed(own(process), variable);
  }

  @Override
  public boolean names(ProcessVariable variable, LocalSet set) {
    for (int own = 0; own < shape.owns; own++) {
      if (shape.isNamed(own, variable) && shape.isIn(own, set) && isSomewhere(own)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSomewhere(int own) {
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      if (orbit.count(cell, own) != 0) {
        return true;
      }
    }
    return false;
  }
}
