package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.Partition;
import java.util.Arrays;
import java.util.List;

/**
 * Sorts the processes of each cell by their own states: by local state, then by which variables
 * name them.
 */
final class Sorting {
  private final Layout layout;
  private final int locals;
  private final List<IntVariable> integers;
  private final int pointers;
  private final int[][] cells;

  /** One word of each cell after the other, as sets. */
  private final long[][] cellSets;

  private final long[] sorted;
  private int place;

  Sorting(Description description, Layout layout, Partition partition) {
    this.layout = layout;
    locals = description.states().size();
    integers = description.integers();
    pointers = description.pointers().size();
    cells = new int[partition.size()][];
    cellSets = new long[partition.size()][layout.setWords];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = partition.members(cell);
      for (int process : cells[cell]) {
        cellSets[cell][process >> 6] |= 1L << process;
      }
    }
    sorted = new long[layout.words()];
  }

  /** The sorted state; overwritten by the next call. */
  long[] sort(Snapshot state) {
    Arrays.fill(sorted, 0);
    for (IntVariable variable : integers) {
      layout.value(sorted, variable, state.value(variable));
    }
    for (int cell = 0; cell < cells.length; cell++) {
      place = 0;
      for (int local = 0; local < locals; local++) {
        sort(state, cell, local);
      }
    }
    return sorted;
  }

  private void sort(Snapshot state, int cell, int local) {
    int count = count(state, cell, local);
    for (int i = 0; i < count; i++) {
      layout.move(sorted, cells[cell][place++], local);
    }
    if (pointers == 0 || count == 0) {
      return;
    }
    int last = place;
    for (int names = (1 << pointers) - 1; names > 0; names--) {
      if (isIn(state, names, cell, local)) {
        rename(names, cells[cell][--last]);
      }
    }
  }

  /** How many processes of a cell are in a local state. */
  private int count(Snapshot state, int cell, int local) {
    int count = 0;
    for (int word = 0; word < layout.setWords; word++) {
      count += Long.bitCount(state.where(local, word) & cellSets[cell][word]);
    }
    return count;
  }

  /** Whether there is a process there that exactly these variables name. */
  private boolean isIn(Snapshot state, int names, int cell, int local) {
    int process = state.pointer(Integer.numberOfTrailingZeros(names));
    return process >= 0
        && names(state, process) == names
        && (cellSets[cell][process >> 6] & state.where(local, process >> 6) & 1L << process) != 0;
  }

  private int names(Snapshot state, int process) {
    int names = 0;
    for (int i = 0; i < pointers; i++) {
      names |= state.pointer(i) == process ? 1 << i : 0;
    }
    return names;
  }

  private void rename(int names, int process) {
    for (int rest = names; rest != 0; rest &= rest - 1) {
      layout.pointer(sorted, Integer.numberOfTrailingZeros(rest), process);
    }
  }

  boolean isNamed(long[] state, int process) {
    for (int i = 0; i < pointers; i++) {
      if (layout.pointer(state, i) == process) {
        return true;
      }
    }
    return false;
  }

  /** In how many different ways the processes can be exchanged. */
  double arrangements(Snapshot state) {
    double arrangements = 1;
    for (int cell = 0; cell < cells.length; cell++) {
      int placed = 0;
      for (int local = 0; local < locals; local++) {
        int count = count(state, cell, local);
        int named = named(state, cell, local);
        for (int i = 1; i <= count; i++) {
          arrangements *= ++placed;
          arrangements /= i <= count - named ? i : 1;
        }
      }
    }
    return arrangements;
  }

  private int named(Snapshot state, int cell, int local) {
    int named = 0;
    for (int word = 0; word < layout.setWords; word++) {
      named += Long.bitCount(state.where(local, word) & cellSets[cell][word] & state.named(word));
    }
    return named;
  }
}
