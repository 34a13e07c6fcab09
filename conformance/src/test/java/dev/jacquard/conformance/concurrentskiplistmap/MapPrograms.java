package dev.jacquard.conformance.concurrentskiplistmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Sorted maps without locks. */
public final class MapPrograms {
  private MapPrograms() {}

  @Expect(outcomes = {"{1=1}", "{1=2}"})
  public static String putsOfOneKey() throws Exception {
    Map<Integer, Integer> map = new ConcurrentSkipListMap<>();
    Run.both(() -> map.put(1, 1), () -> map.put(1, 2));
    return "" + map;
  }

  @Expect(outcomes = {"{1=1, 2=2}"})
  public static String putsOfTwoKeys() throws Exception {
    Map<Integer, Integer> map = new ConcurrentSkipListMap<>();
    Run.both(() -> map.put(2, 2), () -> map.put(1, 1));
    return "" + map;
  }

  @Expect(outcomes = {"1", "2", "null"})
  public static String firstOfThoseThatAreThere() throws Exception {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    Object[] first = new Object[1];
    Run.both(
        () -> {
          map.put(2, 2);
          map.put(1, 1);
        },
        () -> {
          Map.Entry<Integer, Integer> entry = map.firstEntry();
          first[0] = entry == null ? null : entry.getKey();
        });
    return "" + first[0];
  }

  @Expect(outcomes = {"1 null", "null 1"})
  public static String oneRemovalSucceeds() throws Exception {
    Map<Integer, Integer> map = new ConcurrentSkipListMap<>(Map.of(1, 1));
    Integer[] removed = new Integer[2];
    Run.both(() -> removed[0] = map.remove(1), () -> removed[1] = map.remove(1));
    return removed[0] + " " + removed[1];
  }

  @Expect(outcomes = "2")
  public static String mergeLosesNothing() throws Exception {
    Map<Integer, Integer> map = new ConcurrentSkipListMap<>();
    Runnable count = () -> map.merge(1, 1, Integer::sum);
    Run.both(count, count);
    return "" + map.get(1);
  }

  @Expect(outcomes = {"1 2", "2 1"})
  public static String pollFirst() throws Exception {
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(List.of(1, 2));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = set.pollFirst(), () -> got[1] = set.pollFirst());
    return got[0] + " " + got[1];
  }
}
