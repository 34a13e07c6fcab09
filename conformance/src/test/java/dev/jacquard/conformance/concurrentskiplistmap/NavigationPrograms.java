package dev.jacquard.conformance.concurrentskiplistmap;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Neighbours of keys, parts of maps, and maps from their end. */
public final class NavigationPrograms {
  private NavigationPrograms() {}

  /** 2, 4 and 6. */
  private static ConcurrentSkipListMap<Integer, String> map() {
    return new ConcurrentSkipListMap<>(Map.of(2, "b", 4, "d", 6, "f"));
  }

  @Expect(outcomes = "2 6 4=d null 4 null 6=f null 4 null 2=b 6=f 4 6 2 4", executions = 1)
  public static String neighbours() {
    ConcurrentSkipListMap<Integer, String> map = map();
    return Words.of(
        map.firstKey(),
        map.lastKey(),
        map.lowerEntry(5),
        map.lowerEntry(2),
        map.floorKey(4),
        map.floorEntry(1),
        map.ceilingEntry(5),
        map.ceilingKey(7),
        map.higherKey(2),
        map.higherEntry(6),
        map.firstEntry(),
        map.lastEntry(),
        map.lowerKey(6),
        map.higherKey(4),
        map.lowerKey(4),
        map.ceilingKey(3));
  }

  @Expect(
      outcomes =
          "NoSuchElementException NoSuchElementException null null null NullPointerException"
              + " NullPointerException ClassCastException UnsupportedOperationException",
      executions = 1)
  public static String exceptions() {
    ConcurrentSkipListMap<Object, String> empty = new ConcurrentSkipListMap<>();
    return Words.of(
        Words.thrown(empty::firstKey),
        Words.thrown(empty::lastKey),
        empty.firstEntry(),
        empty.pollLastEntry(),
        empty.comparator(),
        Words.thrown(() -> empty.put(null, "x")),
        Words.thrown(() -> empty.put(1, null)),
        Words.thrown(() -> empty.put(new Object(), "x")),
        Words.thrown(() -> map().firstEntry().setValue("x")));
  }

  @Expect(
      outcomes =
          "{2=b} {2=b, 4=d} {4=d, 6=f} {6=f} {2=b} {4=d, 6=f} {6=f, 4=d, 2=b} [6, 4, 2] {6=f}",
      executions = 1)
  public static String parts() {
    ConcurrentSkipListMap<Integer, String> map = map();
    return Words.of(
        map.headMap(4),
        map.headMap(4, true),
        map.tailMap(4),
        map.tailMap(4, false),
        map.subMap(1, 4),
        map.subMap(2, false, 6, true),
        map.descendingMap(),
        map.descendingKeySet(),
        map.descendingMap().headMap(4));
  }

  @Expect(
      outcomes =
          "IllegalArgumentException IllegalArgumentException null true {2=b, 3=c, 4=d, 6=f} 4 3"
              + " {2=b, 6=f} null 6",
      executions = 1)
  public static String partsAreViews() {
    ConcurrentSkipListMap<Integer, String> map = map();
    ConcurrentNavigableMap<Integer, String> part = map.subMap(3, true, 5, true);
    String beyond = Words.thrown(() -> part.put(6, "x"));
    String inverted = Words.thrown(() -> map.subMap(5, 3));
    Object put = part.put(3, "c");
    boolean there = part.containsKey(4) && !part.containsKey(6) && part.size() == 2;
    String text = map.toString();
    Object last = part.lastKey();
    Object first = part.firstKey();
    part.clear();
    return Words.of(
        beyond, inverted, put, there, text, last, first, map, part.firstEntry(), map.lastKey());
  }

  @Expect(
      outcomes = "6=f 2 null 4 {4=d} UnsupportedOperationException [4] 2 NoSuchElementException",
      executions = 1)
  public static String fromTheEnd() {
    ConcurrentNavigableMap<Integer, String> down = map().descendingMap();
    Map.Entry<Integer, String> first = down.pollFirstEntry();
    int last = down.lastKey();
    Object higher = down.higherKey(2);
    Object lower = down.lowerKey(3);
    down.pollLastEntry();
    NavigableSet<Integer> keys = down.navigableKeySet();
    String refused = Words.thrown(() -> keys.add(9));
    Iterator<Integer> iterator = keys.iterator();
    iterator.next();
    return Words.of(
        first,
        last,
        higher,
        lower,
        down,
        refused,
        keys,
        down.getOrDefault(4, "").length() + keys.size(),
        Words.thrown(iterator::next));
  }

  @Expect(
      outcomes = "{2=B, 4=D, 6=F} true false {6=F, 4=D, 2=B} x null {2=B, 4=D} true {2=B, 4=D} 2",
      executions = 1)
  public static String whole() throws Exception {
    ConcurrentSkipListMap<Integer, String> map = map();
    map.replaceAll((key, value) -> value.toUpperCase(Locale.ROOT));
    String upper = map.toString();
    ConcurrentSkipListMap<Integer, String> down =
        new ConcurrentSkipListMap<>(Comparator.reverseOrder());
    down.putAll(map);
    Object made = map.computeIfAbsent(8, key -> "x");
    map.remove(8);
    Object gone = map.computeIfPresent(6, (key, value) -> null);
    Object copy = map.clone();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(map);
    Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    return Words.of(
        upper,
        map.containsValue("B"),
        map.containsValue("b"),
        down,
        made,
        gone,
        copy,
        copy.equals(map),
        read,
        map.keySet().size());
  }

  /** Two that poll never get the same entry. */
  @Expect(outcomes = {"2 4 6", "4 2 6"})
  public static String pollOfTwo() throws Exception {
    ConcurrentSkipListMap<Integer, String> map = map();
    int[] got = new int[2];
    Run.both(
        () -> got[0] = map.pollFirstEntry().getKey(), () -> got[1] = map.pollFirstEntry().getKey());
    return Words.of(got[0], got[1], map.lastKey());
  }

  /** A part is a view: it sees what others put into the map, or not yet. */
  @Expect(outcomes = {"[4] true", "[3, 4] true"})
  public static String partWhileOthersPut() throws Exception {
    ConcurrentSkipListMap<Integer, String> map = map();
    NavigableSet<Integer> part = map.subMap(3, 6).navigableKeySet();
    String[] seen = new String[1];
    Run.both(() -> map.put(3, "c"), () -> seen[0] = List.copyOf(part).toString());
    return seen[0] + " " + part.contains(3);
  }
}
