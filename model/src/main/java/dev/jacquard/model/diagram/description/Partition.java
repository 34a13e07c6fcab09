package dev.jacquard.model.diagram.description;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A partition of the processes 0, ..., n - 1 into cells, ordered by their first members. It stands
 * for the group of all permutations that leave each process in its cell.
 */
public final class Partition {
  private final int[] cells;
  private final int size;

  /** Takes any numbers for cells and makes them those of first occurrence. */
  private Partition(int[] labels) {
    Map<Integer, Integer> numbers = new HashMap<>();
    cells = new int[labels.length];
    for (int i = 0; i < labels.length; i++) {
      int next = numbers.size();
      Integer known = numbers.putIfAbsent(labels[i], next);
      cells[i] = known == null ? next : known;
    }
    size = numbers.size();
  }

  /** All processes in one cell. */
  public static Partition coarsest(int processes) {
    return new Partition(new int[processes]);
  }

  /** Each process in a cell of its own. */
  public static Partition finest(int processes) {
    int[] labels = new int[processes];
    Arrays.setAll(labels, i -> i);
    return new Partition(labels);
  }

  /** Two processes are in one cell if they have the same label. */
  public static Partition labelled(int... labels) {
    return new Partition(labels);
  }

  /** Consecutive processes: cells of these sizes, of which empty ones are left out. */
  public static Partition consecutive(int... sizes) {
    int[] labels = new int[Arrays.stream(sizes).sum()];
    int next = 0;
    for (int cell = 0; cell < sizes.length; cell++) {
      Arrays.fill(labels, next, next + sizes[cell], cell);
      next += sizes[cell];
    }
    return new Partition(labels);
  }

  /** The number of processes. */
  public int processes() {
    return cells.length;
  }

  /** The number of cells. */
  public int size() {
    return size;
  }

  /** The number of the cell that a process is in. */
  public int cell(int process) {
    return cells[process];
  }

  /** The processes in a cell, in ascending order. */
  public int[] members(int cell) {
    int[] members = new int[cells.length];
    int count = 0;
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == cell) {
        members[count++] = i;
      }
    }
    return Arrays.copyOf(members, count);
  }

  /** The coarsest partition that is finer than both: the intersections of their cells. */
  public Partition meet(Partition other) {
    if (other.size == 1 || equals(other)) {
      return this;
    }
    int[] labels = new int[cells.length];
    Arrays.setAll(labels, i -> cells[i] * other.size + other.cells[i]);
    return new Partition(labels);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Partition that && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  /** For example {@code |1,3|2|}; four or more neighbours are written {@code 1..4}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("|");
    for (int cell = 0; cell < size; cell++) {
      text.append(String.join(",", runs(members(cell)))).append('|');
    }
    return text.toString();
  }

  private static List<String> runs(int[] members) {
    List<String> runs = new ArrayList<>();
    for (int i = 0; i < members.length; ) {
      int end = i + 1;
      while (end < members.length && members[end] == members[end - 1] + 1) {
        end++;
      }
      if (end - i >= 4) {
        runs.add((members[i] + 1) + ".." + (members[end - 1] + 1));
        i = end;
      } else {
        runs.add(Integer.toString(members[i++] + 1));
      }
    }
    return runs;
  }
}
