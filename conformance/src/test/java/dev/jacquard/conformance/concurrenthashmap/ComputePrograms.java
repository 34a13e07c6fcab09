package dev.jacquard.conformance.concurrenthashmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Functions of the program that run inside the map. */
public final class ComputePrograms {
  private ComputePrograms() {}

  @Expect(outcomes = "1 1")
  public static String computeIfAbsentCallsOnce() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    AtomicInteger calls = new AtomicInteger();
    Runnable compute = () -> map.computeIfAbsent("a", key -> calls.incrementAndGet());
    Run.both(compute, compute);
    return map.get("a") + " " + calls.get();
  }

  @Expect(outcomes = "2")
  public static String computeIsAtomic() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Runnable count = () -> map.compute("a", (key, value) -> value == null ? 1 : value + 1);
    Run.both(count, count);
    return "" + map.get("a");
  }

  @Expect(outcomes = {"null", "2"})
  public static String computeIfPresentAndRemove() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    Run.both(() -> map.computeIfPresent("a", (key, value) -> value + 1), () -> map.remove("a", 1));
    return "" + map.get("a");
  }

  @Expect(outcomes = {"null", "1", "2"})
  public static String computeThatRemoves() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    Integer[] seen = new Integer[1];
    Run.both(
        () -> {
          map.compute("a", (key, value) -> null);
          map.put("a", 2);
        },
        () -> seen[0] = map.get("a"));
    return "" + seen[0];
  }

  @Expect(outcomes = "0")
  public static String readersDoNotWaitForCompute() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 0));
    int[] seen = new int[1];
    CountDownLatch read = new CountDownLatch(1);
    Run.both(
        () ->
            map.computeIfPresent(
                "a",
                (key, value) -> {
                  Run.unchecked(read::await).run();
                  return 1;
                }),
        () -> {
          seen[0] = map.get("a");
          read.countDown();
        });
    return seen[0] + "";
  }

  @Expect(failures = "deadlock", outcomes = "2")
  public static String writersWaitForCompute() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 0));
    CountDownLatch written = new CountDownLatch(1);
    Run.both(
        () ->
            map.computeIfPresent(
                "a",
                (key, value) -> {
                  Run.unchecked(written::await).run();
                  return value + 1;
                }),
        () -> {
          map.put("a", 1);
          written.countDown();
        });
    return "" + map.get("a");
  }

  @Expect(outcomes = "java.lang.IllegalStateException: Recursive update null")
  public static String recursiveUpdateIsRefused() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    try {
      map.computeIfAbsent("a", key -> map.computeIfAbsent("a", again -> 1));
      return "none";
    } catch (IllegalStateException refusal) {
      return refusal + " " + map.get("a");
    }
  }

  @Expect(outcomes = "refused 2")
  public static String functionThatThrowsLeavesTheEntry() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    String[] result = {"none"};
    Run.both(
        () -> {
          try {
            map.merge(
                "a",
                1,
                (one, other) -> {
                  throw new IllegalArgumentException("refused");
                });
            result[0] = "refused";
          } catch (IllegalArgumentException refusal) {
            result[0] = refusal.getMessage();
          }
        },
        () -> map.computeIfPresent("a", (key, value) -> value == 1 ? 2 : null));
    return result[0] + " " + map.get("a");
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"1 1", "2 1"})
  public static String crossedComputesDeadlock() throws Exception {
    Map<String, Integer> left = new ConcurrentHashMap<>(Map.of("a", 0));
    Map<String, Integer> right = new ConcurrentHashMap<>(Map.of("a", 0));
    Run.both(
        () -> left.computeIfPresent("a", (key, value) -> right.put("a", 1) + 1),
        () -> right.computeIfPresent("a", (key, value) -> left.get("a") == 0 ? touch(left) : 1));
    return left.get("a") + " " + right.get("a");
  }

  private static int touch(Map<String, Integer> map) {
    map.replace("a", 0, 1);
    return 1;
  }

  private record Key(AtomicInteger name) {
    @Override
    public int hashCode() {
      return name.get();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.name.get() == name.get();
    }
  }

  @Expect(outcomes = {"one", "null"})
  public static String methodsOfKeysAreStepsToo() throws Exception {
    Map<Key, String> map = new ConcurrentHashMap<>();
    map.put(new Key(new AtomicInteger(1)), "one");
    AtomicInteger name = new AtomicInteger(1);
    String[] seen = new String[1];
    Run.both(() -> seen[0] = map.get(new Key(name)), () -> name.set(2));
    return "" + seen[0];
  }
}
