package dev.jacquard.conformance.concurrentskiplistset;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ConcurrentSkipListSet;

public final class ConcurrentSkipListSetPrograms {
  private ConcurrentSkipListSetPrograms() {}

  @Expect(outcomes = "[1, 2]")
  public static String bothAreAddedInOrder() throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    Run.both(() -> set.add(2), () -> set.add(1));
    return set.toString();
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String equalElementsOnce() throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = set.add(1), () -> added[1] = set.add(1));
    return added[0] + " " + added[1];
  }

  @Expect(outcomes = {"1 null", "null 1"})
  public static String firstIsTakenOnce() throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    set.add(1);
    Integer[] taken = new Integer[2];
    Run.both(() -> taken[0] = set.pollFirst(), () -> taken[1] = set.pollFirst());
    return taken[0] + " " + taken[1];
  }
}
