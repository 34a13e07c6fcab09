package dev.jacquard.conformance.copyonwritearraylist;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;
import java.util.Spliterator;
import java.util.concurrent.CopyOnWriteArrayList;

/** Positions, parts of lists, and iterators that see what was there when they were made. */
public final class RulePrograms {
  private RulePrograms() {}

  private static CopyOnWriteArrayList<String> list() {
    return new CopyOnWriteArrayList<>(List.of("a", "b", "a"));
  }

  @Expect(
      outcomes = "0 2 2 0 -1 2 true 1 [x, a, b, y, z, a] true [a, b, y, z] a [B, b, y, z]",
      executions = 1)
  public static String positions() {
    CopyOnWriteArrayList<String> list = list();
    Object first = list.indexOf("a");
    Object last = list.lastIndexOf("a");
    Object from = list.indexOf("a", 1);
    Object before = list.lastIndexOf("a", 1);
    Object none = list.indexOf(null);
    int absent = list.addAllAbsent(List.of("p", "q", "p", "a"));
    boolean removed = list.removeIf(word -> word.compareTo("c") > 0);
    list.add(0, "x");
    boolean inserted = list.addAll(3, List.of("y", "z"));
    String text = list.toString();
    list.remove(0);
    list.remove(4);
    String shorter = list.toString();
    String old = list.set(0, "B");
    return Words.of(
        first, last, from, before, none, absent, removed, 1, text, inserted, shorter, old, list);
  }

  @Expect(
      outcomes =
          "IndexOutOfBoundsException IndexOutOfBoundsException IndexOutOfBoundsException"
              + " IndexOutOfBoundsException IndexOutOfBoundsException IndexOutOfBoundsException"
              + " NullPointerException NullPointerException",
      executions = 1)
  public static String bounds() {
    CopyOnWriteArrayList<String> list = list();
    return Words.thrownByEach(
            () -> list.get(3),
            () -> list.set(-1, "x"),
            () -> list.add(4, "x"),
            () -> list.remove(3),
            () -> list.subList(1, 4),
            () -> list.listIterator(4),
            () -> list.addAll(null),
            () -> new CopyOnWriteArrayList<>((String[]) null))
        .replace("ArrayIndex", "Index"); // a more special exception will do
  }

  @Expect(
      outcomes =
          "UnsupportedOperationException UnsupportedOperationException"
              + " UnsupportedOperationException NoSuchElementException a 1 0 true b c",
      executions = 1)
  public static String iteratorsRefuseChanges() {
    CopyOnWriteArrayList<String> list = list();
    ListIterator<String> words = list.listIterator(1);
    String refused =
        Words.thrownByEach(
            words::remove,
            () -> words.set("x"),
            () -> words.add("x"),
            () -> new CopyOnWriteArrayList<>().iterator().next());
    list.set(1, "c");
    return Words.of(
        refused,
        list.listIterator(1).previous(),
        words.nextIndex(),
        words.previousIndex(),
        words.hasPrevious(),
        words.next(),
        list.get(1));
  }

  @Expect(
      outcomes = "[b, a] [b, x, a] [a, b, x, a] ConcurrentModificationException 4 true",
      executions = 1)
  public static String subList() {
    CopyOnWriteArrayList<String> list = list();
    List<String> part = list.subList(1, 3);
    String before = part.toString();
    part.add(1, "x");
    String after = part.toString();
    String whole = list.toString();
    list.add("y");
    String stale = Words.thrown(part::size);
    List<String> rest = list.subList(4, 5);
    rest.clear();
    return Words.of(before, after, whole, stale, list.size(), rest.isEmpty());
  }

  @Expect(
      outcomes = "true true false [c, b, a] [a, b, c] [3, 2, 1] true true false",
      executions = 1)
  public static String whole() {
    CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(new String[] {"b", "c", "a"});
    boolean equal = list.equals(Arrays.asList("b", "c", "a"));
    boolean hash = list.hashCode() == List.of("b", "c", "a").hashCode();
    boolean retained = list.retainAll(List.of("a", "b", "c", "d"));
    list.sort(Comparator.reverseOrder());
    String down = list.toString();
    list.sort(null);
    CopyOnWriteArrayList<Integer> numbers = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
    numbers.replaceAll(number -> 4 - number);
    boolean immutable = list.spliterator().hasCharacteristics(Spliterator.IMMUTABLE);
    return Words.of(
        equal,
        hash,
        retained,
        down,
        list,
        numbers,
        immutable,
        list.containsAll(List.of("a", "c")),
        list.addIfAbsent("a"));
  }

  /** Elements may be null, and a copy has an array of its own. */
  @Expect(outcomes = "[null] true 0 [null, x] [null]", executions = 1)
  public static String nullsAndCopies() {
    CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
    list.add(null);
    String text = list.toString();
    Object copy = list.clone();
    list.add("x");
    return Words.of(text, list.contains(null), list.indexOf(null), list, copy);
  }

  @Expect(outcomes = {"[a, b]", "[b, a]"})
  public static String addIfAbsentOfTwo() throws Exception {
    CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
    Run.both(() -> list.addAllAbsent(List.of("a", "b")), () -> list.addIfAbsent("b"));
    return list.toString();
  }

  /** The part notices what the other thread did to the whole, or is earlier. */
  @Expect(outcomes = {"3", "ConcurrentModificationException"})
  public static String subListAgainstAdd() throws Exception {
    CopyOnWriteArrayList<String> list = list();
    List<String> part = list.subList(0, 3);
    String[] seen = new String[1];
    Run.both(
        () -> list.add("x"),
        () ->
            seen[0] =
                Words.thrown(part::size).equals("nothing")
                    ? "3"
                    : "ConcurrentModificationException");
    return seen[0];
  }

  /** Sorting is one change; who iterates sees all of it or nothing. */
  @Expect(outcomes = {"[a, b, a]", "[a, a, b]"})
  public static String sortIsOneChange() throws Exception {
    CopyOnWriteArrayList<String> list = list();
    String[] seen = new String[1];
    Run.both(() -> list.sort(null), () -> seen[0] = list.toString());
    return seen[0];
  }
}
