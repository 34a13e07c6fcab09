package dev.jacquard.conformance.copyonwritearraylist;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Lists whose readers see a snapshot. */
public final class ListPrograms {
  private ListPrograms() {}

  @Expect(outcomes = {"[1, 2]", "[2, 1]"})
  public static String addsInAnyOrder() throws Exception {
    List<Integer> list = new CopyOnWriteArrayList<>();
    Run.both(() -> list.add(1), () -> list.add(2));
    return "" + list;
  }

  @Expect(outcomes = {"", "1", "12"})
  public static String iteratorIsASnapshot() throws Exception {
    List<Integer> list = new CopyOnWriteArrayList<>();
    StringBuilder seen = new StringBuilder();
    Run.both(
        () -> {
          list.add(1);
          list.add(2);
        },
        () -> list.forEach(seen::append));
    return seen.toString();
  }

  @Expect(outcomes = {"1 2", "2 2"})
  public static String addIfAbsentAddsOnce() throws Exception {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = list.addIfAbsent(2), () -> added[1] = list.addIfAbsent(2));
    return (added[0] ? 1 : 2) + " " + list.size();
  }

  @Expect(outcomes = {"1", "out of bounds"})
  public static String sizeThenGetMayFail() throws Exception {
    List<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
    String[] seen = new String[1];
    Run.both(
        () -> {
          try {
            seen[0] = list.size() == 1 ? "" + list.get(0) : "1";
          } catch (IndexOutOfBoundsException e) {
            seen[0] = "out of bounds";
          }
        },
        list::clear);
    return seen[0];
  }

  @Expect(outcomes = {"[3, 2]", "[3]"})
  public static String setAndRemove() throws Exception {
    List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
    Run.both(() -> list.set(0, 3), () -> list.remove((Integer) 1));
    return "" + list;
  }

  @Expect(outcomes = {"[2, 4]"})
  public static String replaceAllIsAtomic() throws Exception {
    List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
    int[] sum = new int[1];
    Run.both(
        () -> list.replaceAll(i -> 2 * i),
        () -> {
          for (int i : list) {
            sum[0] += i;
          }
        });
    if (sum[0] != 3 && sum[0] != 6) {
      throw new AssertionError("half old, half new");
    }
    return "" + list;
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String setHasOneWinner() throws Exception {
    Set<Integer> set = new CopyOnWriteArraySet<>();
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = set.add(1), () -> added[1] = set.add(1));
    return added[0] + " " + added[1];
  }
}
