package dev.jacquard.conformance.concurrentlinkedqueue;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Words;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What a queue refuses, and what is done to all of it. */
public final class RulePrograms {
  private RulePrograms() {}

  private static ConcurrentLinkedQueue<Integer> queue() {
    return new ConcurrentLinkedQueue<>(List.of(1, 2, 3, 2));
  }

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NoSuchElementException NoSuchElementException"
              + " IllegalArgumentException NullPointerException NullPointerException null null"
              + " false false",
      executions = 1)
  public static String refusals() {
    ConcurrentLinkedQueue<Integer> empty = new ConcurrentLinkedQueue<>();
    return Words.of(
        Words.thrownByEach(
            () -> empty.add(null),
            () -> empty.offer(null),
            empty::element,
            empty::remove,
            () -> empty.addAll(empty),
            () -> empty.addAll(null),
            () -> new ConcurrentLinkedQueue<>(null)),
        empty.peek(),
        empty.poll(),
        empty.contains(null),
        empty.remove(null));
  }

  @Expect(
      outcomes = "1 1 true [1, 3, 2] true [1, 3, 2, 5, 6] true true [5, 6] 2 false true 5 [6] true",
      executions = 1)
  public static String whole() {
    ConcurrentLinkedQueue<Integer> queue = queue();
    Object first = queue.peek();
    Object element = queue.element();
    boolean removed = queue.remove((Object) 2);
    String text = queue.toString();
    boolean added = queue.addAll(List.of(5, 6));
    Object[] array = queue.toArray();
    boolean all = queue.containsAll(List.of(1, 6));
    boolean fewer = queue.removeAll(List.of(1, 2, 3));
    Integer[] given = queue.toArray(new Integer[0]);
    int size = queue.size();
    boolean retained = queue.retainAll(List.of(5, 6));
    boolean concurrent = queue.spliterator().hasCharacteristics(Spliterator.CONCURRENT);
    Object polled = queue.poll();
    String rest = queue.toString();
    queue.clear();
    return Words.of(
        first,
        element,
        removed,
        text,
        added,
        array,
        all,
        fewer,
        given,
        size,
        retained,
        concurrent,
        polled,
        rest,
        queue.isEmpty());
  }

  /** It goes on from where it is, whatever happened to the queue. */
  @Expect(outcomes = "IllegalStateException 1 2 [2, 3, 2] NoSuchElementException", executions = 1)
  public static String iterators() {
    ConcurrentLinkedQueue<Integer> queue = queue();
    Iterator<Integer> elements = queue.iterator();
    String early = Words.thrown(elements::remove);
    int first = elements.next();
    elements.remove();
    int second = elements.next();
    String text = queue.toString();
    elements.next();
    elements.next();
    return Words.of(early, first, second, text, Words.thrown(elements::next));
  }
}
