package dev.jacquard.conformance.concurrentskiplistset;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentSkipListSet;

/** Neighbours of elements, parts of sets, and sets from their end. */
public final class NavigationPrograms {
  private NavigationPrograms() {}

  private static ConcurrentSkipListSet<Integer> set() {
    return new ConcurrentSkipListSet<>(List.of(4, 2, 6));
  }

  @Expect(outcomes = "2 6 4 null 4 null 6 null 6 2 [4] 1", executions = 1)
  public static String neighbours() {
    ConcurrentSkipListSet<Integer> set = set();
    return Words.of(
        set.first(),
        set.last(),
        set.lower(5),
        set.lower(2),
        set.floor(4),
        set.floor(1),
        set.ceiling(5),
        set.higher(6),
        set.pollLast(),
        set.pollFirst(),
        set,
        set.size());
  }

  @Expect(
      outcomes = "[2] [2, 4] [4, 6] [6] [2, 4] [4] [6, 4, 2] [6, 4] 6 IllegalArgumentException",
      executions = 1)
  public static String parts() {
    ConcurrentSkipListSet<Integer> set = set();
    Iterator<Integer> down = set.descendingIterator();
    return Words.of(
        set.headSet(4),
        set.headSet(4, true),
        set.tailSet(4),
        set.tailSet(4, false),
        set.subSet(2, 6),
        set.subSet(2, false, 6, false),
        set.descendingSet(),
        set.descendingSet().headSet(4, true),
        down.next(),
        Words.thrown(() -> set.subSet(2, 6).add(6)));
  }

  @Expect(
      outcomes =
          "NoSuchElementException NoSuchElementException null NullPointerException"
              + " ClassCastException false null",
      executions = 1)
  public static String exceptions() {
    ConcurrentSkipListSet<Object> empty = new ConcurrentSkipListSet<>();
    return Words.of(
        Words.thrown(empty::first),
        Words.thrown(empty::last),
        empty.pollFirst(),
        Words.thrown(() -> empty.add(null)),
        Words.thrown(() -> empty.add(new Object())),
        empty.remove(1),
        empty.comparator());
  }

  @Expect(
      outcomes = "true [4, 6] true true [6, 4] true [4, 6] 2 true [4] true [] false",
      executions = 1)
  public static String whole() {
    ConcurrentSkipListSet<Integer> set = set();
    boolean removed = set.remove(2);
    NavigableSet<Integer> copy = set.clone();
    ConcurrentSkipListSet<Integer> down = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
    down.addAll(set);
    boolean sorted = set.spliterator().hasCharacteristics(Spliterator.SORTED);
    String text = set.toString();
    boolean equal = set.equals(Set.of(4, 6)) && set.containsAll(List.of(6));
    Object[] array = set.toArray();
    int length = set.toArray(new Integer[0]).length;
    boolean fewer = set.removeAll(List.of(6, 7));
    String one = set.toString();
    boolean none = set.retainAll(List.of());
    return Words.of(
        removed,
        text,
        sorted,
        equal,
        down,
        copy.equals(down),
        array,
        length,
        fewer,
        one,
        none,
        set,
        set.descendingIterator().hasNext());
  }

  /** One of them adds it, and the set from its end has it too. */
  @Expect(outcomes = {"true false [6, 5, 4, 2]", "false true [6, 5, 4, 2]"})
  public static String addOfTwo() throws Exception {
    ConcurrentSkipListSet<Integer> set = set();
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = set.add(5), () -> added[1] = set.descendingSet().add(5));
    return Words.of(added[0], added[1], set.descendingSet());
  }
}
