package dev.jacquard.conformance.concurrenthashmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Changes of single entries. */
public final class UpdatePrograms {
  private UpdatePrograms() {}

  @Expect(outcomes = {"1", "2"})
  public static String checkThenActLosesUpdates() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Runnable count =
        () -> {
          if (map.containsKey("a")) {
            map.put("a", map.get("a") + 1);
          } else {
            map.put("a", 1);
          }
        };
    Run.both(count, count);
    return "" + map.get("a");
  }

  @Expect(outcomes = "2")
  public static String mergeLosesNothing() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Runnable count = () -> map.merge("a", 1, Integer::sum);
    Run.both(count, count);
    return "" + map.get("a");
  }

  @Expect(outcomes = "3")
  public static String mergeByThree() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Runnable count = () -> map.merge("a", 1, Integer::sum);
    Run.all(count, count, count);
    return "" + map.get("a");
  }

  @Expect(outcomes = {"1", "2"})
  public static String putReturnsWhatWasThere() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Integer[] before = new Integer[2];
    Run.both(() -> before[0] = map.put("a", 1), () -> before[1] = map.put("a", 2));
    Integer seen = before[0] == null ? before[1] : before[0];
    boolean firstWasFirst = before[0] == null;
    int last = map.get("a");
    if (firstWasFirst != (last == 2) || seen != (firstWasFirst ? 1 : 2)) {
      throw new AssertionError("the last one must see the first");
    }
    return "" + last;
  }

  @Expect(outcomes = {"1", "2"})
  public static String putIfAbsentHasOneWinner() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Integer[] before = new Integer[2];
    Run.both(() -> before[0] = map.putIfAbsent("a", 1), () -> before[1] = map.putIfAbsent("a", 2));
    int winner = map.get("a");
    if ((before[0] == null) == (before[1] == null) || (before[0] == null) != (winner == 1)) {
      throw new AssertionError("two winners, or none");
    }
    return "" + winner;
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String oneRemovalSucceeds() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    boolean[] removed = new boolean[2];
    Run.both(() -> removed[0] = map.remove("a", 1), () -> removed[1] = map.remove("a", 1));
    return removed[0] + " " + removed[1];
  }

  @Expect(outcomes = {"2 true", "null false"})
  public static String replaceAndRemove() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    boolean[] replaced = new boolean[1];
    Run.both(() -> replaced[0] = map.replace("a", 1, 2), () -> map.remove("a", 1));
    return map.get("a") + " " + replaced[0];
  }

  @Expect(outcomes = {"0", "1"})
  public static String readersSeeOldOrNew() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 0));
    int[] seen = new int[1];
    Run.both(() -> map.put("a", 1), () -> seen[0] = map.getOrDefault("a", -1));
    return "" + seen[0];
  }

  @Expect(outcomes = {"null null", "null 2", "1 2"})
  public static String twoKeysAreWrittenInOrder() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Integer[] seen = new Integer[2];
    Run.both(
        () -> {
          map.put("b", 2);
          map.put("a", 1);
        },
        () -> {
          seen[0] = map.get("a");
          seen[1] = map.get("b");
        });
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = "{a=1, b=2}", executions = 1)
  public static String differentKeysDoNotMeet() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    map.put("c", 3);
    Run.both(() -> map.put("a", 1), () -> map.put("b", 2));
    map.remove("c");
    return "" + map;
  }

  @Expect(outcomes = {"7", "8"})
  public static String publishedObjectIsSeenWhole() throws Exception {
    Map<String, int[]> map = new ConcurrentHashMap<>();
    int[] seen = {8};
    Run.both(
        () -> map.put("a", new int[] {7}),
        () -> {
          int[] found = map.get("a");
          if (found != null) {
            seen[0] = found[0];
          }
        });
    return "" + seen[0];
  }

  @Expect(failures = "race")
  public static String mapDoesNotOrderWhatComesAfter() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    int[] shared = new int[1];
    Run.both(
        () -> {
          map.put("a", 1);
          shared[0] = 1;
        },
        () -> {
          if (map.containsKey("a")) {
            shared[0]++;
          }
        });
    return "";
  }
}
