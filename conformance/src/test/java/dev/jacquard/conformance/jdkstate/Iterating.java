package dev.jacquard.conformance.jdkstate;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Iterators, streams, views and entries against changes of their collection. */
public final class Iterating {
  private Iterating() {}

  @Expect(failures = "race")
  public static String streamAgainstAdd() throws Exception {
    List<Integer> list = new ArrayList<>(List.of(1));
    Run.both(() -> list.stream().count(), () -> list.add(2));
    return "";
  }

  @Expect(failures = "race")
  public static String forEachAgainstAdd() throws Exception {
    List<Integer> list = new ArrayList<>();
    Run.both(() -> list.forEach(i -> {}), () -> list.add(2));
    return "";
  }

  @Expect(failures = "race")
  public static String iteratorOfBoth() throws Exception {
    Iterator<Integer> iterator = List.of(1, 2).iterator();
    Iterator<Integer> other = new ArrayList<>(List.of(1, 2)).iterator();
    Run.both(other::next, other::next);
    return "" + iterator.next();
  }

  @Expect(failures = "race")
  public static String subListAgainstSet() throws Exception {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    List<Integer> part = list.subList(0, 2);
    Run.both(() -> part.get(0), () -> list.set(0, 5));
    return "";
  }

  @Expect(failures = "race")
  public static String linkedList() throws Exception {
    LinkedList<Integer> list = new LinkedList<>(List.of(1, 2));
    Run.both(() -> list.set(0, 3), () -> list.get(0));
    return "";
  }

  @Expect(failures = "race")
  public static String keysAgainstPut() throws Exception {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    Set<String> keys = map.keySet();
    Run.both(() -> keys.contains("a"), () -> map.put("b", 2));
    return "";
  }

  @Expect(failures = "race")
  public static String setAgainstAdd() throws Exception {
    Set<String> set = new HashSet<>(Set.of("a"));
    Run.both(() -> set.iterator().next(), () -> set.add("b"));
    return "";
  }

  @Expect(failures = "race")
  public static String accessOrder() throws Exception {
    Map<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
    map.put("a", 1);
    map.put("b", 2);
    Run.both(() -> map.get("a"), () -> map.get("b"));
    return "";
  }

  @Expect(failures = "race")
  public static String entryThatIsChanged() throws Exception {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
    Run.both(() -> entry.setValue(2), entry::getValue);
    return "";
  }

  @Expect(failures = "race")
  public static String entryOfASortedMapAgainstGet() throws Exception {
    TreeMap<String, Integer> map = new TreeMap<>(Map.of("a", 1));
    Run.both(() -> map.entrySet().forEach(entry -> entry.setValue(2)), () -> map.get("a"));
    return "";
  }

  @Expect(outcomes = "2")
  public static String entryThatIsChangedBefore() throws Exception {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
    Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
    entry.setValue(2);
    Run.both(entry::getValue, () -> map.get("a"));
    return "" + entry.getValue();
  }

  @Expect(outcomes = "2")
  public static String twoReaders() throws Exception {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    LinkedList<Integer> linked = new LinkedList<>(list);
    Runnable reader =
        () -> {
          for (int i : list) {
            linked.contains(i);
          }
          list.toArray();
          linked.toArray();
          list.stream().mapToInt(i -> i).sum();
          list.subList(0, 1).hashCode();
          list.toString();
          linked.equals(list);
        };
    Run.both(reader, reader);
    return "" + list.size();
  }

  @Expect(outcomes = "{a=1, b=2}")
  public static String twoReadersOfMaps() throws Exception {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    TreeMap<String, Integer> sorted = new TreeMap<>(map);
    Runnable reader =
        () -> {
          map.keySet().contains("a");
          map.values().iterator().next();
          map.entrySet().toString();
          sorted.headMap("b").size();
          sorted.descendingMap().firstKey();
          sorted.equals(map);
          map.hashCode();
          new TreeMap<>(sorted).toString();
        };
    Run.both(reader, reader);
    return map.toString();
  }
}
