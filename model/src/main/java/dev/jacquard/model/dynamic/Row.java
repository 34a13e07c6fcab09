package dev.jacquard.model.dynamic;

import java.util.Arrays;

/** Cells written or read one after another. */
final class Row {
  private long[] cells;
  private int place;

  private Row(long[] cells, int place) {
    this.cells = cells;
    this.place = place;
  }

  static Row toWrite() {
    return new Row(new long[8], 0);
  }

  static Row toRead(long[] cells, int place) {
    return new Row(cells, place);
  }

  Row put(long cell) {
    if (place == cells.length) {
      cells = Arrays.copyOf(cells, 2 * cells.length);
    }
    cells[place++] = cell;
    return this;
  }

  long take() {
    return cells[place++];
  }

  long[] written() {
    return Arrays.copyOf(cells, place);
  }
}
