package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Partition;
import java.util.Arrays;

/** A partition, made ready for counting; there is one object for each partition in a search. */
final class Cells {
  final int number;
  final Partition partition;
  private final int[][] members;

  Cells(int number, Partition partition) {
    this.number = number;
    this.partition = partition;
    members = new int[partition.size()][];
    Arrays.setAll(members, partition::members);
  }

  int size() {
    return members.length;
  }

  int size(int cell) {
    return members[cell].length;
  }

  int of(int process) {
    return partition.cell(process);
  }

  /** The process with this rank in a cell. */
  int member(int cell, int rank) {
    return members[cell][rank];
  }

  /** How many processes of a cell have a lower number. */
  int below(int cell, int process) {
    int[] all = members[cell];
    int first = all[0];
    if (all[all.length - 1] - first == all.length - 1) {
      return Math.max(0, Math.min(process - first, all.length));
    }
    int found = Arrays.binarySearch(all, process);
    return found >= 0 ? found : ~found;
  }
}
