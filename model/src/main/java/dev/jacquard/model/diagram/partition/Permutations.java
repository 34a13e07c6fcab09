package dev.jacquard.model.diagram.partition;

import java.util.Arrays;
import java.util.List;

/** Permutations of so many processes, as arrays that say where each of them goes. */
record Permutations(int processes) {
  int[] identity() {
    int[] permutation = new int[processes];
    Arrays.setAll(permutation, process -> process);
    return permutation;
  }

  int[] exchange(int one, int other) {
    int[] permutation = identity();
    permutation[one] = other;
    permutation[other] = one;
    return permutation;
  }

  /** Permutations whose products are all permutations of a cell. */
  List<int[]> generators(int[] cell) {
    if (cell.length == 1) {
      return List.of();
    } else if (cell.length == 2) {
      return List.of(exchange(cell[0], cell[1]));
    }
    int[] rotation = identity();
    for (int at = 0; at < cell.length; at++) {
      rotation[cell[at]] = cell[(at + 1) % cell.length];
    }
    return List.of(exchange(cell[0], cell[1]), rotation);
  }
}
