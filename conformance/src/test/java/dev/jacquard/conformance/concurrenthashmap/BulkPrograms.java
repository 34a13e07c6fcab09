package dev.jacquard.conformance.concurrenthashmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Operations on all entries: by one thread, and by tasks of the common pool. */
public final class BulkPrograms {
  private static final String TASKS = "the JDK's code has too many steps";
  private static final long ALONE = Long.MAX_VALUE;
  private static final long SHARED = 1;

  private BulkPrograms() {}

  /** 1 to 3 with their tenfold. */
  private static ConcurrentHashMap<Integer, Integer> map() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 1; i <= 3; i++) {
      map.put(i, 10 * i);
    }
    return map;
  }

  @Expect(outcomes = "140 40 6 3 60 50 66 50", executions = 1)
  public static String forEach() {
    ConcurrentHashMap<Integer, Integer> map = map();
    AtomicInteger sum = new AtomicInteger();
    map.forEach(ALONE, (key, value) -> sum.addAndGet(key * value));
    int all = sum.getAndSet(0);
    map.forEach(ALONE, (key, value) -> key == 2 ? null : value, sum::addAndGet);
    int some = sum.getAndSet(0);
    map.forEachKey(ALONE, sum::addAndGet);
    int keys = sum.getAndSet(0);
    map.forEachKey(ALONE, key -> key == 3 ? null : key, sum::addAndGet);
    int someKeys = sum.getAndSet(0);
    map.forEachValue(ALONE, sum::addAndGet);
    int values = sum.getAndSet(0);
    map.forEachValue(ALONE, value -> value == 10 ? null : value, sum::addAndGet);
    int someValues = sum.getAndSet(0);
    map.forEachEntry(ALONE, entry -> sum.addAndGet(entry.getKey() + entry.getValue()));
    int entries = sum.getAndSet(0);
    map.forEachEntry(ALONE, entry -> entry.getKey() == 1 ? null : entry.getValue(), sum::addAndGet);
    return Words.of(all, some, keys, someKeys, values, someValues, entries, sum.get());
  }

  @Expect(outcomes = "both2 key3 value10 20 null null null null", executions = 1)
  public static String search() {
    ConcurrentHashMap<Integer, Integer> map = map();
    return Words.of(
        map.search(ALONE, (key, value) -> value == 20 ? "both" + key : null),
        map.searchKeys(ALONE, key -> key == 3 ? "key" + key : null),
        map.searchValues(ALONE, value -> value == 10 ? "value" + value : null),
        map.searchEntries(ALONE, entry -> entry.getKey() == 2 ? entry.getValue() : null),
        map.search(ALONE, (key, value) -> null),
        map.searchKeys(ALONE, key -> null),
        map.searchValues(ALONE, value -> null),
        map.searchEntries(ALONE, entry -> null));
  }

  private static String reduced(ConcurrentHashMap<Integer, Integer> map) {
    Map.Entry<Integer, Integer> most =
        map.reduceEntries(ALONE, (a, b) -> a.getKey() > b.getKey() ? a : b);
    return Words.of(
        map.reduce(ALONE, (key, value) -> key + value, Integer::sum),
        map.reduceKeys(ALONE, Integer::sum),
        map.reduceKeys(ALONE, key -> key == 1 ? null : key, Integer::sum),
        map.reduceValues(ALONE, Math::max),
        map.reduceValues(ALONE, value -> value + 1, Math::min),
        most == null ? null : most.getKey(),
        map.reduceEntries(ALONE, Map.Entry::getValue, Integer::sum));
  }

  private static String reducedToNumbers(ConcurrentHashMap<Integer, Integer> map) {
    return Words.of(
        map.reduceToInt(ALONE, (key, value) -> key * value, 5, Integer::sum),
        map.reduceToLong(ALONE, (key, value) -> key + value, 1, Long::max),
        map.reduceToDouble(ALONE, (key, value) -> value / 4.0, 100, Double::min),
        map.reduceKeysToInt(ALONE, key -> key, 1, (a, b) -> a * b),
        map.reduceKeysToLong(ALONE, key -> 1L << key, 0, (a, b) -> a | b),
        map.reduceKeysToDouble(ALONE, key -> key / 2.0, 0, Double::sum),
        map.reduceValuesToInt(ALONE, value -> value, 0, Integer::sum),
        map.reduceValuesToLong(ALONE, value -> value, 1000, Long::min),
        map.reduceValuesToDouble(ALONE, value -> value, 0, Double::max),
        map.reduceEntriesToInt(ALONE, Map.Entry::getKey, 0, Integer::max),
        map.reduceEntriesToLong(ALONE, Map.Entry::getValue, 0, Long::sum),
        map.reduceEntriesToDouble(ALONE, Map.Entry::getKey, 0, Double::sum));
  }

  @Expect(outcomes = "66 6 5 30 11 3 60", executions = 1)
  public static String reduce() {
    return reduced(map());
  }

  /** The basis counts once, since nobody else works. */
  @Expect(outcomes = "145 33 2.5 6 14 3.0 60 10 30.0 3 60 6.0", executions = 1)
  public static String reduceToNumbers() {
    return reducedToNumbers(map());
  }

  @Expect(
      outcomes = "null null null null null null null / 5 1 100.0 1 0 0.0 0 1000 0.0 0 0 0.0",
      executions = 1)
  public static String nothingToReduce() {
    ConcurrentHashMap<Integer, Integer> empty = new ConcurrentHashMap<>();
    return reduced(empty) + " / " + reducedToNumbers(empty);
  }

  /** 1 and 9 with their tenfold: in both halves of the first table, so that tasks share them. */
  private static ConcurrentHashMap<Integer, Integer> halves() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 10);
    map.put(9, 90);
    return map;
  }

  @Expect(outcomes = "820", deep = false, reason = TASKS)
  public static String forEachByTasks() {
    ConcurrentHashMap<Integer, Integer> map = halves();
    AtomicInteger sum = new AtomicInteger();
    map.forEach(SHARED, (key, value) -> sum.addAndGet(key * value));
    return "" + sum;
  }

  @Expect(
      outcomes = {"1", "9"},
      deep = false,
      reason = TASKS)
  public static String searchByTasks() {
    ConcurrentHashMap<Integer, Integer> map = halves();
    return "" + map.searchKeys(SHARED, key -> key);
  }

  @Expect(outcomes = "110", deep = false, reason = TASKS)
  public static String reduceByTasks() {
    ConcurrentHashMap<Integer, Integer> map = halves();
    return "" + map.reduce(SHARED, (key, value) -> key + value, Integer::sum);
  }

  /** The other thread's entry is met or not; the first two are always. */
  @Expect(outcomes = {"3", "6"})
  public static String reduceWhileOthersPut() throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2));
    int[] sum = new int[1];
    Run.both(
        () -> map.put(3, 3),
        () -> sum[0] = map.reduceValuesToInt(ALONE, value -> value, 0, Integer::sum));
    return "" + sum[0];
  }

  @Expect(
      outcomes = "ArithmeticException NullPointerException NullPointerException",
      executions = 1)
  public static String exceptions() {
    ConcurrentHashMap<Integer, Integer> map = map();
    return Words.thrownByEach(
        () -> map.forEach(ALONE, (key, value) -> Integer.divideUnsigned(key, value - 20)),
        () -> map.searchKeys(ALONE, null),
        () -> map.reduce(ALONE, (key, value) -> key, null));
  }
}
