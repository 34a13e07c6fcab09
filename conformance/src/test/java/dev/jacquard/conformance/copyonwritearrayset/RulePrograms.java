package dev.jacquard.conformance.copyonwritearrayset;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.CopyOnWriteArraySet;

/** A set in the order in which elements came. */
public final class RulePrograms {
  private RulePrograms() {}

  @Expect(
      outcomes = "[c, a, b] false true [c, b] true [b] false true [b, null] 2 true true true",
      executions = 1)
  public static String elements() {
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(List.of("c", "a", "c", "b"));
    String text = set.toString();
    boolean again = set.add("c");
    boolean removed = set.remove("a");
    String two = set.toString();
    boolean retained = set.retainAll(List.of("b", "x"));
    String one = set.toString();
    boolean none = set.removeAll(List.of("x"));
    boolean nothing = set.add(null);
    boolean distinct = set.spliterator().hasCharacteristics(Spliterator.DISTINCT);
    return Words.of(
        text,
        again,
        removed,
        two,
        retained,
        one,
        none,
        nothing,
        set.toArray(new String[0]),
        set.toArray().length,
        set.containsAll(List.of("b")),
        distinct,
        set.equals(new CopyOnWriteArraySet<>(new HashSet<>(set))));
  }

  @Expect(
      outcomes = "UnsupportedOperationException [a] NoSuchElementException NullPointerException",
      executions = 1)
  public static String iterators() {
    Set<String> set = new CopyOnWriteArraySet<>(List.of("a"));
    Iterator<String> elements = set.iterator();
    String first = Words.thrown(elements::remove);
    elements.next();
    return Words.of(
        first,
        set,
        Words.thrown(elements::next),
        Words.thrown(() -> new CopyOnWriteArraySet<>(null)));
  }

  @Expect(outcomes = {"true false [a, b]", "true true [b, a]"})
  public static String addAllOfTwo() throws Exception {
    CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
    boolean[] added = new boolean[2];
    Run.both(() -> added[0] = set.addAll(List.of("a", "b")), () -> added[1] = set.add("b"));
    return Words.of(added[0], added[1], set);
  }
}
