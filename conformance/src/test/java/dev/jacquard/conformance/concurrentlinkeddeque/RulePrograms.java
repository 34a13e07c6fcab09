package dev.jacquard.conformance.concurrentlinkeddeque;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Both ends of a deque, and what is done to all of it. */
public final class RulePrograms {
  private RulePrograms() {}

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException NullPointerException"
              + " NoSuchElementException NoSuchElementException NoSuchElementException"
              + " NoSuchElementException NoSuchElementException NoSuchElementException"
              + " IllegalArgumentException null null null null null",
      executions = 1)
  public static String refusals() {
    ConcurrentLinkedDeque<Integer> empty = new ConcurrentLinkedDeque<>();
    return Words.of(
        Words.thrownByEach(
            () -> empty.addFirst(null),
            () -> empty.offerLast(null),
            () -> empty.push(null),
            () -> empty.removeFirstOccurrence(null),
            empty::getFirst,
            empty::getLast,
            empty::removeFirst,
            empty::removeLast,
            empty::pop,
            empty::element,
            () -> empty.addAll(empty)),
        empty.peekFirst(),
        empty.peekLast(),
        empty.pollFirst(),
        empty.pollLast(),
        empty.peek());
  }

  @Expect(
      outcomes = "true true [1, 2, 3, 4] 1 4 1 1 1 4 [2, 3] 2 [9, 3] true [9, 3, 9, 3] 2",
      executions = 1)
  public static String ends() {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(2, 3));
    boolean first = deque.offerFirst(1);
    boolean last = deque.offerLast(4);
    String text = deque.toString();
    Object[] seen = {deque.getFirst(), deque.getLast(), deque.peekFirst(), deque.peek()};
    Object removed = deque.removeFirst();
    Object other = deque.removeLast();
    String two = deque.toString();
    Object popped = deque.pop();
    deque.push(9);
    String pushed = deque.toString();
    boolean added = deque.addAll(List.of(9, 3));
    return Words.of(
        first,
        last,
        text,
        seen[0],
        seen[1],
        seen[2],
        seen[3],
        removed,
        other,
        two,
        popped,
        pushed,
        added,
        deque,
        deque.stream().filter(x -> x == 3).count());
  }

  @Expect(
      outcomes = "true [2, 1, 2] true [2, 1] true true [2] 1 false 3 2 IllegalStateException true",
      executions = 1)
  public static String whole() {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2, 1, 2));
    boolean first = deque.removeFirstOccurrence(1);
    String three = deque.toString();
    boolean last = deque.removeLastOccurrence(2);
    String two = deque.toString();
    boolean all = deque.containsAll(List.of(1, 2)) && deque.contains(2);
    boolean fewer = deque.retainAll(List.of(2));
    Object[] array = deque.toArray();
    int length = deque.toArray(new Integer[0]).length;
    boolean none = deque.removeAll(List.of(7));
    deque.addLast(3);
    Iterator<Integer> down = deque.descendingIterator();
    String early = Words.thrown(down::remove);
    return Words.of(
        first,
        three,
        last,
        two,
        all,
        fewer,
        array,
        length,
        none,
        down.next(),
        down.next(),
        early,
        deque.spliterator().estimateSize() > 1);
  }

  /** Each end has one winner. */
  @Expect(outcomes = "1 2")
  public static String bothEnds() throws Exception {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
    Integer[] got = new Integer[2];
    Run.both(
        () -> got[0] = deque.pollFirst(),
        () -> {
          deque.offerLast(2);
          got[1] = deque.pollLast();
        });
    return Words.of(got[0], got[1]);
  }
}
