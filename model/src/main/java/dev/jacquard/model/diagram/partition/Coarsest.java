package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Partition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the coarsest partition whose permutations preserve a behaviour.
 *
 * <p>Two processes belong together if exchanging them preserves what everybody does. This is an
 * equivalence: if exchanging i and j does, and exchanging j and k, then so does exchanging i and k,
 * which is the product of these. So each process is compared with one of each cell only. A first,
 * quick comparison looks at what the two themselves do; it tells apart nearly all that are
 * different. What remains together is confirmed for everybody at once, by two permutations that
 * generate all those of a cell: an exchange of two and a rotation of all. Only if that fails, the
 * processes of the cell are compared completely.
 */
final class Coarsest {
  private final Analysis analysis;
  private final Behaviour behaviour;
  private final Invariance invariance;
  private final Permutations permutations;

  Coarsest(Analysis analysis, Behaviour behaviour) {
    this.analysis = analysis;
    this.behaviour = behaviour;
    this.invariance = new Invariance(analysis, behaviour);
    this.permutations = new Permutations(analysis.layout().processes());
  }

  Partition partition() {
    int[] all = new int[analysis.layout().processes()];
    Arrays.setAll(all, process -> process);
    int[] labels = new int[all.length];
    int next = 0;
    for (int[] cell : cells(all, this::alikeThemselves)) {
      List<int[]> parts =
          invariance.under(permutations.generators(cell))
              ? List.of(cell)
              : cells(cell, this::alike);
      for (int[] part : parts) {
        for (int process : part) {
          labels[process] = next;
        }
        next++;
      }
    }
    return Partition.labelled(labels);
  }

  private boolean alike(int one, int other) {
    return invariance.under(permutations.exchange(one, other));
  }

  /**
   * A part of what {@link #alike} asks: whether each of the two does what the other does. It treats
   * processes that are alike equally, so it leaves them together.
   */
  private boolean alikeThemselves(int one, int other) {
    return analysis.isPreserved(
        behaviour, behaviour.hasActor() ? one : 0, permutations.exchange(one, other));
  }

  /** Divides processes, comparing each with the first of each cell. */
  private static List<int[]> cells(int[] processes, Comparison comparison) {
    List<List<Integer>> cells = new ArrayList<>();
    for (int process : processes) {
      cells.stream()
          .filter(cell -> comparison.alike(cell.get(0), process))
          .findFirst()
          .orElseGet(
              () -> {
                List<Integer> added = new ArrayList<>();
                cells.add(added);
                return added;
              })
          .add(process);
    }
    return cells.stream()
        .map(cell -> cell.stream().mapToInt(process -> process).toArray())
        .toList();
  }

  /** Whether two processes may belong together. */
  private interface Comparison {
    boolean alike(int one, int other);
  }
}
