package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Effect;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.Partition;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** An edge together with the processes that it distinguishes. */
final class Rule {
  final int number;
  final Edge edge;
  final Cells cells;
  private final Shape shape;
  private final CellTable table;
  private final SortedView sorted;
  private final OrbitView whole;

  /** Takes in what processes can do, and says whether it wants to hear more. */
  interface Taker {
    /** A process steps to a state, which stands for an orbit. */
    boolean step(Rule rule, Orbit before, int process, Orbit after);

    /** The guard or the effect throws something for a process. */
    boolean thrown(Rule rule, Orbit before, int process, Throwable thrown);
  }

  Rule(int number, Edge edge, Partition partition, Shape shape, CellTable table) {
    this.number = number;
    this.edge = edge;
    this.shape = shape;
    this.table = table;
    sorted = new SortedView(shape);
    whole = new OrbitView(shape);
    // Who may ever take the edge is told apart from who may not.
    int[] actors = IntStream.range(0, shape.processes).map(i -> edge.isFor(i) ? 1 : 0).toArray();
    cells = table.of(partition.meet(Partition.labelled(actors)));
  }

  /**
   * Sends the steps that states of an orbit have by this edge, one for each class of steps that are
   * equal up to the permutations that preserve both the orbit and the edge (algorithm 1).
   *
   * @return false if the taker said so and does not want more
   */
  boolean fire(Orbit orbit, Taker taker) {
    if (isDisabled(orbit)) {
      return true;
    }
    return unwind(orbit, part -> fireSorted(part, taker));
  }

  /** Sends the parts of an orbit that the edge can't tell from within. */
  boolean unwind(Orbit orbit, Predicate<Orbit> taker) {
    return table.unwind(orbit, cells, taker);
  }

  /** Whether it is plain to see that no process can take the edge in any state of an orbit. */
  boolean isDisabled(Orbit orbit) {
    if (orbit.lacks(edge.from().number(), shape.locals)) {
      return true;
    }
    Cells finer = table.meet(orbit.cells, cells);
    if (finer == orbit.cells || edge.guard() == Guard.TRUE) {
      return false;
    }
    Overlap overlap = table.overlap(finer, orbit.cells);
    for (int part = 0; part < finer.size(); part++) {
      int process = finer.member(part, 0);
      if (edge.isFor(process) && !isDisabled(orbit, process, overlap.around(part))) {
        return false;
      }
    }
    return true;
  }

  private boolean isDisabled(Orbit orbit, int process, int cell) {
    for (int own = edge.from().number(); own < shape.owns; own += shape.locals) {
      if (orbit.count(cell, own) > 0 && !whole.isFalse(edge.guard(), orbit, process, cell, own)) {
        return false;
      }
    }
    return true;
  }

  private boolean fireSorted(Orbit orbit, Taker taker) {
    for (int cell = 0; cell < orbit.cells.size(); cell++) {
      if (edge.isFor(orbit.cells.member(cell, 0))) {
        for (int own = edge.from().number(); own < shape.owns; own += shape.locals) {
          if (orbit.count(cell, own) > 0 && !fire(orbit, cell, own, taker)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Lets one process of a cell step, if it may; all that are in its own state do the same. */
  private boolean fire(Orbit orbit, int cell, int own, Taker taker) {
    sorted.look(orbit);
    int process = sorted.first(cell, own);
    Orbit after;
    try {
      if (!edge.guard().test(sorted, process)) {
        return true;
      }
      after = after(orbit, cell, own, process);
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      return taker.thrown(this, orbit, process, thrown);
    }
    return taker.step(this, orbit, process, after);
  }

  private Orbit after(Orbit orbit, int cell, int own, int process) {
    if (edge.effect() != Effect.NONE) {
      return after(Arrangement.sorted(shape, orbit), orbit, process).orbit(orbit.cells);
    }
    char[] counts = orbit.counts();
    counts[cell * shape.owns + own]--;
    counts[cell * shape.owns + shape.moved(own, edge.to().number())]++;
    return new Orbit(orbit.cells, shape.owns, counts, orbit.values);
  }

  /** The state after a step from the sorted state of an orbit. */
  Arrangement after(Arrangement state, Orbit orbit, int process) {
    return state.after(edge, process, sorted.look(orbit));
  }
}
