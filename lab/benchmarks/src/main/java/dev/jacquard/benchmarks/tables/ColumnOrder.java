package dev.jacquard.benchmarks.tables;

import java.util.List;
import java.util.OptionalLong;

/**
 * How the columns of a printed table compare: one is less than another if it is so in all rows, and
 * not greater if it is not in any.
 */
record ColumnOrder(List<PublishedTable.Row> rows) {
  /** Whether a figure of ours is out of order with another one of its row. */
  boolean contradicts(List<ComputedTable.Cell> row, int column) {
    for (int other = 0; other < row.size(); other++) {
      if (other != column && contradicts(row, column, other)) {
        return true;
      }
    }
    return false;
  }

  private boolean contradicts(List<ComputedTable.Cell> row, int one, int other) {
    if (row.get(one).ours().isEmpty() || row.get(other).ours().isEmpty()) {
      return false;
    }
    long difference = row.get(one).ours().get().number() - row.get(other).ours().get().number();
    int smallest = 1;
    int greatest = -1;
    for (PublishedTable.Row printed : rows) {
      OptionalLong a = printed.figures().get(one).printed();
      OptionalLong b = printed.figures().get(other).printed();
      if (a.isPresent() && b.isPresent()) {
        int sign = Long.compare(a.getAsLong(), b.getAsLong());
        smallest = Math.min(smallest, sign);
        greatest = Math.max(greatest, sign);
      }
    }
    // Where ours differ and those printed are equal, one of the models shows more than the other.
    return (greatest == -1 && smallest == -1 && difference >= 0)
        || (greatest == 1 && smallest == 1 && difference <= 0);
  }
}
