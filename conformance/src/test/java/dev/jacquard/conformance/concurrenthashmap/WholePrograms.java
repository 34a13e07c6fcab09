package dev.jacquard.conformance.concurrenthashmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Sizes, iterators and bulk operations, which are not atomic. */
public final class WholePrograms {
  private WholePrograms() {}

  @Expect(outcomes = {"0", "1", "2"})
  public static String sizeWhileOthersPut() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    int[] size = new int[1];
    Run.all(() -> map.put("a", 1), () -> map.put("b", 2), () -> size[0] = map.size());
    if (map.size() != 2) {
      throw new AssertionError("lost");
    }
    return "" + size[0];
  }

  @Expect(outcomes = {"null true", "null false", "1 true", "1 false"})
  public static String entryIsThereBeforeItIsCounted() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Object[] seen = new Object[2];
    Run.both(
        () -> map.put("a", 1),
        () -> {
          seen[0] = map.get("a");
          seen[1] = map.isEmpty();
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"true null", "false 1", "true 1"})
  public static String emptyThenThere() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Object[] seen = new Object[2];
    Run.both(
        () -> map.put("a", 1),
        () -> {
          seen[0] = map.isEmpty();
          seen[1] = map.get("a");
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"", "a", "b", "ab"})
  public static String iterationWhileOthersPut() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    StringBuilder seen = new StringBuilder();
    Run.both(
        () -> {
          map.put("a", 1);
          map.put("b", 2);
        },
        () -> map.keySet().forEach(seen::append));
    return seen.toString();
  }

  @Expect(outcomes = {"{}", "{b=2}", "{a=1}", "{a=1, b=2}"})
  public static String clearIsNotAtomic() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    map.put("b", 0);
    Run.both(
        map::clear,
        () -> {
          map.put("a", 1);
          map.put("b", 2);
        });
    return "" + map;
  }

  @Expect(outcomes = {"null null", "1 null", "1 2", "null 2"})
  public static String putAllIsNotAtomic() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Integer[] seen = new Integer[2];
    Run.both(
        () -> map.putAll(new TreeMap<>(Map.of("a", 1, "b", 2))),
        () -> {
          seen[0] = map.get("a");
          seen[1] = map.get("b");
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String addToKeySetHasOneWinner() throws Exception {
    Set<String> set = ConcurrentHashMap.newKeySet();
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = set.add("a"), () -> added[1] = set.add("a"));
    return added[0] + " " + added[1];
  }

  @Expect(outcomes = {"0", "1"})
  public static String removalThroughIterator() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    Run.both(() -> map.values().removeIf(value -> value == 1), () -> map.replace("a", 2));
    return "" + map.size();
  }

  @Expect(outcomes = {"true", "false"})
  public static String equalsWhileOthersPut() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    boolean[] equal = new boolean[1];
    Run.both(() -> map.put("a", 2), () -> equal[0] = map.equals(Map.of("a", 1)));
    return "" + equal[0];
  }

  @Expect(outcomes = "13")
  public static String tableGrowsWhileOthersPut() throws Exception {
    Map<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 11; i++) {
      map.put(i, i);
    }
    Run.both(() -> map.put(11, 11), () -> map.put(12, 12));
    int found = 0;
    for (int i = 0; i < 13; i++) {
      found += map.containsKey(i) ? 1 : 0;
    }
    return "" + found;
  }

  @Expect(outcomes = {"0", "1"})
  public static String viewsAreMadeOnceOrTwice() throws Exception {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    AtomicInteger found = new AtomicInteger();
    Run.both(
        () -> {
          if (map.keySet().contains("a")) {
            found.incrementAndGet();
          }
        },
        () -> map.keySet(1).add("a"));
    return "" + found.get();
  }
}
