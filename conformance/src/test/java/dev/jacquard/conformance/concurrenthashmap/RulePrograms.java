package dev.jacquard.conformance.concurrenthashmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** What a map refuses, its views, and what the functions of callers must not do. */
public final class RulePrograms {
  private RulePrograms() {}

  private static ConcurrentHashMap<Integer, Integer> map() {
    return new ConcurrentHashMap<>(Map.of(1, 10, 2, 20));
  }

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException false",
      executions = 1)
  public static String nulls() {
    ConcurrentHashMap<Integer, Integer> map = map();
    return Words.thrownByEach(
            () -> map.put(null, 1),
            () -> map.put(1, null),
            () -> map.get(null),
            () -> map.containsKey(null),
            () -> map.containsValue(null),
            () -> map.remove(null),
            () -> map.putIfAbsent(1, null),
            () -> map.replace(1, null),
            () -> map.computeIfAbsent(3, null),
            () -> map.merge(1, null, Integer::sum),
            () -> map.keySet(null),
            () -> map.replaceAll((key, value) -> null))
        + " "
        + map.remove(1, null);
  }

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException IllegalArgumentException"
              + " IllegalArgumentException nothing",
      executions = 1)
  public static String capacities() {
    return Words.thrownByEach(
        () -> new ConcurrentHashMap<>(-1),
        () -> new ConcurrentHashMap<>(1, 0),
        () -> new ConcurrentHashMap<>(1, 0.5f, 0),
        () -> new ConcurrentHashMap<>(1, Float.NaN, 1),
        () -> new ConcurrentHashMap<>(0));
  }

  @Expect(outcomes = "null 11 null 7 11 null 13 null {1=13, 5=7}", executions = 1)
  public static String functions() {
    ConcurrentHashMap<Integer, Integer> map = map();
    Object absent = map.computeIfAbsent(3, key -> null);
    Object present = map.computeIfPresent(1, (key, value) -> value + key);
    Object nothing = map.computeIfPresent(4, (key, value) -> value);
    Object made = map.merge(5, 7, Integer::sum);
    Object there = map.computeIfAbsent(1, key -> 99);
    Object removed = map.compute(2, (key, value) -> null);
    Object merged = map.merge(1, 2, Integer::sum);
    Object gone = map.compute(6, (key, value) -> value);
    return Words.of(
        absent, present, nothing, made, there, removed, merged, gone, new TreeMap<>(map));
  }

  /** The functions of one bin may not change it, whatever method is used. */
  @Expect(
      outcomes =
          "IllegalStateException IllegalStateException IllegalStateException"
              + " IllegalStateException 10",
      executions = 1)
  public static String recursiveUpdates() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    String empty =
        Words.thrownByEach(
            () -> map.computeIfAbsent(1, key -> map.computeIfAbsent(1, again -> 5)),
            () -> map.compute(1, (key, value) -> map.compute(1, (again, old) -> 5)),
            () -> map.computeIfAbsent(1, key -> map.put(1, 5)),
            () -> map.compute(1, (key, value) -> map.merge(1, 5, Integer::sum)));
    map.put(1, 10);
    return empty + " " + map.get(1);
  }

  @Expect(outcomes = "true false true false 2 2 false true 3 30 [1, 2] [10, 20]", executions = 1)
  public static String questions() {
    ConcurrentHashMap<Integer, Integer> map = map();
    int keys = 0;
    for (Enumeration<Integer> all = map.keys(); all.hasMoreElements(); ) {
      keys += all.nextElement();
    }
    int values = 0;
    for (Enumeration<Integer> all = map.elements(); all.hasMoreElements(); ) {
      values += all.nextElement();
    }
    return Words.of(
        map.contains(10),
        map.contains(1),
        map.containsValue(20),
        map.containsValue(30),
        map.mappingCount(),
        map.size(),
        map.isEmpty(),
        new ConcurrentHashMap<>().isEmpty(),
        keys,
        values,
        new TreeSet<>(map.keySet()),
        new TreeSet<>(map.values()));
  }

  @Expect(outcomes = "null 10 true false true 11 {1=12, 2=21}", executions = 1)
  public static String replacements() {
    ConcurrentHashMap<Integer, Integer> map = map();
    Object absent = map.replace(3, 30);
    Object old = map.replace(1, 11);
    boolean replaced = map.replace(1, 11, 11);
    boolean other = map.remove(1, 10);
    map.replaceAll((key, value) -> value == 11 ? 11 : value);
    boolean same = map.replace(2, 20, 20);
    int kept = map.getOrDefault(1, 5);
    map.replaceAll((key, value) -> value + 1);
    return Words.of(absent, old, replaced, other, same, kept, new TreeMap<>(map));
  }

  @Expect(outcomes = "true true false 5 null true false 5 [1, 2, 3] true [1, 2] 2", executions = 1)
  public static String keySetWithValues() {
    ConcurrentHashMap<Integer, Integer> map = map();
    ConcurrentHashMap.KeySetView<Integer, Integer> keys = map.keySet(5);
    boolean same = keys.getMap() == map;
    boolean added = keys.add(3);
    boolean again = keys.add(3);
    Object none = map.keySet().getMappedValue();
    boolean all = keys.containsAll(List.of(1, 3));
    boolean more = keys.addAll(List.of(1, 2));
    String text = new TreeSet<>(keys).toString();
    boolean removed = keys.removeAll(Set.of(3, 4));
    return Words.of(
        same,
        added,
        again,
        keys.getMappedValue(),
        none,
        all,
        more,
        map.getOrDefault(3, 5),
        text,
        removed,
        keys.toArray(),
        keys.toArray(new Integer[0]).length);
  }

  @Expect(outcomes = "UnsupportedOperationException true true 1 true [b] true", executions = 1)
  public static String keySets() {
    Set<String> set = ConcurrentHashMap.newKeySet(16);
    set.addAll(List.of("a", "b"));
    String refused = Words.thrown(() -> map().keySet().add(3));
    boolean retained = set.retainAll(Set.of("b"));
    boolean kept = set.contains("b");
    int size = set.size();
    boolean equal = set.equals(Set.of("b"));
    boolean concurrent = set.spliterator().hasCharacteristics(Spliterator.CONCURRENT);
    return Words.of(refused, retained, kept, size, equal, set, concurrent);
  }

  @Expect(
      outcomes =
          "IllegalStateException NoSuchElementException 21 {1=11, 2=20}"
              + " UnsupportedOperationException",
      executions = 1)
  public static String iterators() {
    ConcurrentHashMap<Integer, Integer> map = map();
    Iterator<Integer> keys = map.keySet().iterator();
    String early = Words.thrown(keys::remove);
    keys.next();
    keys.next();
    String late = Words.thrown(keys::next);
    for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
      if (entry.getKey() == 1) {
        entry.setValue(11);
      }
    }
    Object sum = map.values().stream().mapToInt(value -> value).sum() - 10;
    String refused = Words.thrown(() -> map.values().add(3));
    return Words.of(early, late, sum, new TreeMap<>(map), refused);
  }

  /** An iterator never fails, and may tell of what was there when it was made. */
  @Expect(outcomes = "1 2 false {}", executions = 1)
  public static String weaklyConsistent() {
    ConcurrentHashMap<Integer, Integer> map = map();
    Iterator<Integer> keys = map.keySet().iterator();
    int first = keys.next();
    map.clear();
    int second = keys.next();
    return Words.of(first, second, keys.hasNext(), map);
  }

  @Expect(outcomes = "true true {1=10, 2=20} false", executions = 1)
  public static String equality() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(map());
    return Words.of(
        map.equals(Map.of(1, 10, 2, 20)),
        map.hashCode() == Map.of(1, 10, 2, 20).hashCode(),
        map,
        map.equals(Collections.singletonMap(1, 10)));
  }

  @Expect(outcomes = "{1=10, 2=20} true 30", executions = 1)
  public static String serialized() throws Exception {
    ConcurrentHashMap<Integer, Integer> map = map();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(map);
    Object copy = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    map.put(3, 30);
    return Words.of(new TreeMap<>((Map<?, ?>) copy), copy instanceof ConcurrentHashMap, map.get(3));
  }

  /** Who removes a value looks for it first, and does not know whether it was still there. */
  @Expect(outcomes = {"true false 1", "false true 1", "true true 1"})
  public static String viewsRemoveOnce() throws Exception {
    ConcurrentHashMap<Integer, Integer> map = map();
    boolean[] removed = new boolean[2];
    Run.both(() -> removed[0] = map.keySet().remove(1), () -> removed[1] = map.values().remove(10));
    return Words.of(removed[0], removed[1], map.mappingCount());
  }

  /** Every value is replaced, each of them in one piece with what others add. */
  @Expect(outcomes = {"22 40", "21 40"})
  public static String replaceAllAgainstMerge() throws Exception {
    ConcurrentHashMap<Integer, Integer> map = map();
    Run.both(() -> map.replaceAll((key, value) -> 2 * value), () -> map.merge(1, 1, Integer::sum));
    return Words.of(map.get(1), map.get(2));
  }
}
