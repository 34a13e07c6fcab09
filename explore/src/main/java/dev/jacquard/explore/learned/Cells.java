package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Belongings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The locations that belong to one of several threads that are alike. There are more of them the
 * more is learned; none of them ever changes its place, or a search that knows states by them would
 * have to begin again.
 */
final class Cells implements Belongings {
  /** Numbers from here on are no locations: they stand for those that no run has shown. */
  private static final int UNSEEN = 1 << 28;

  private final Map<Integer, Integer> rowNumbers = new HashMap<>();
  private final Map<Long, Integer> unseen = new HashMap<>();
  private final List<Long> namesOfUnseen = new ArrayList<>();
  private final List<Map<Integer, Integer>> table = new ArrayList<>();
  private int[] owners = {};
  private int[] rows = {};
  private final Map<Integer, int[]> ofThreads = new HashMap<>();

  /**
   * Takes in what is known now.
   *
   * @param groups the correspondences of threads that are alike
   * @return whether all locations that were known before have kept their places
   */
  boolean update(List<Counterparts> groups, int locations) {
    int[] before = owners;
    int[] rowsBefore = rows;
    owners = new int[Math.max(locations, before.length)];
    rows = new int[owners.length];
    Arrays.fill(owners, NOBODY);
    Arrays.fill(rows, NOBODY);
    groups.forEach(
        group -> group.rows().forEach((row, cells) -> cells.forEach(at -> put(group, row, at))));
    sort();
    return Arrays.equals(before, Arrays.copyOf(owners, before.length))
        && Arrays.equals(rowsBefore, Arrays.copyOf(rows, rowsBefore.length));
  }

  private void put(Counterparts group, int row, int location) {
    int number = rowNumbers.computeIfAbsent(row, name -> rowNumbers.size());
    while (table.size() <= number) {
      table.add(new HashMap<>());
    }
    owners[location] = group.owner(location);
    rows[location] = number;
    table.get(number).put(owners[location], location);
  }

  /** For each thread its locations in the order of their rows. */
  private void sort() {
    ofThreads.clear();
    for (Map<Integer, Integer> row : table) {
      row.forEach(
          (thread, location) -> {
            int[] mine = ofThreads.getOrDefault(thread, new int[0]);
            int[] more = Arrays.copyOf(mine, mine.length + 1);
            more[mine.length] = location;
            ofThreads.put(thread, more);
          });
    }
  }

  /** The locations of a thread, in the order of their rows. */
  int[] of(int thread) {
    return Objects.requireNonNullElse(ofThreads.get(thread), new int[0]);
  }

  @Override
  public int owner(int location) {
    if (location >= UNSEEN) {
      return (int) (namesOfUnseen.get(location - UNSEEN) & Integer.MAX_VALUE);
    }
    return location >= 0 && location < owners.length ? owners[location] : NOBODY;
  }

  @Override
  public int row(int location) {
    return location >= UNSEEN
        ? (int) (namesOfUnseen.get(location - UNSEEN) >>> 32)
        : rows[location];
  }

  @Override
  public int location(int row, int thread) {
    Integer known = table.get(row).get(thread);
    return known != null ? known : unseen(row, thread);
  }

  private int unseen(int row, int thread) {
    long name = ((long) row << 32) | thread;
    Integer known = unseen.putIfAbsent(name, UNSEEN + namesOfUnseen.size());
    if (known != null) {
      return known;
    }
    namesOfUnseen.add(name);
    return UNSEEN + namesOfUnseen.size() - 1;
  }

  /** Whether a location without a place now has one that was asked for before. */
  boolean hasShownUnseen() {
    for (long name : namesOfUnseen) {
      if (table.get((int) (name >>> 32)).containsKey((int) (name & Integer.MAX_VALUE))) {
        return true;
      }
    }
    return false;
  }
}
