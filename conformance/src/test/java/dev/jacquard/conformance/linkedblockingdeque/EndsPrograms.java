package dev.jacquard.conformance.linkedblockingdeque;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.Run;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/** What can be done at either end of a deque. */
public final class EndsPrograms {
  private EndsPrograms() {}

  private static LinkedBlockingDeque<String> deque(int capacity, String... elements) {
    LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(capacity);
    deque.addAll(List.of(elements));
    return deque;
  }

  @Expect(
      outcomes =
          "NullPointerException NullPointerException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException 0",
      executions = 1)
  public static String nullIsNoElement() {
    LinkedBlockingDeque<String> deque = deque(2);
    return new Notes()
        .note(() -> deque.addFirst(null))
        .note(() -> deque.addLast(null))
        .note(() -> deque.offerFirst(null))
        .note(() -> deque.offerLast(null))
        .note(() -> deque.putFirst(null))
        .note(() -> deque.putLast(null))
        .note(() -> deque.push(null))
        .note(() -> deque.offerFirst(null, 1, TimeUnit.SECONDS))
        .note(() -> deque.offerLast(null, 1, TimeUnit.SECONDS))
        .note(() -> deque.size())
        .toString();
  }

  @Expect(
      outcomes =
          "NoSuchElementException NoSuchElementException NoSuchElementException"
              + " NoSuchElementException NoSuchElementException null null null null null null"
              + " false false false",
      executions = 1)
  public static String emptyAtBothEnds() {
    LinkedBlockingDeque<String> deque = deque(2);
    return new Notes()
        .note(() -> deque.getFirst())
        .note(() -> deque.getLast())
        .note(() -> deque.removeFirst())
        .note(() -> deque.removeLast())
        .note(() -> deque.pop())
        .note(() -> deque.peekFirst())
        .note(() -> deque.peekLast())
        .note(() -> deque.pollFirst())
        .note(() -> deque.pollLast())
        .note(() -> deque.pollFirst(0, TimeUnit.SECONDS))
        .note(() -> deque.pollLast(-1, TimeUnit.SECONDS))
        .note(() -> deque.removeFirstOccurrence(null))
        .note(() -> deque.removeLastOccurrence("x"))
        .note(() -> deque.descendingIterator().hasNext())
        .toString();
  }

  @Expect(
      outcomes =
          "IllegalStateException:Deque full IllegalStateException:Deque full"
              + " IllegalStateException:Deque full false false false false [a]",
      executions = 1)
  public static String fullAtBothEnds() {
    LinkedBlockingDeque<String> deque = deque(1, "a");
    return new Notes()
        .message(() -> deque.addFirst("x"))
        .message(() -> deque.addLast("x"))
        .message(() -> deque.push("x"))
        .note(() -> deque.offerFirst("x"))
        .note(() -> deque.offerLast("x"))
        .note(() -> deque.offerFirst("x", 0, TimeUnit.SECONDS))
        .note(() -> deque.offerLast("x", -1, TimeUnit.SECONDS))
        .note(() -> deque)
        .toString();
  }

  @Expect(
      outcomes = "[d, c, b, a, b] d b true [c, a, b] true [c, a] c a c [a] a [] 5",
      executions = 1)
  public static String whichElementIsWhere() {
    LinkedBlockingDeque<String> deque = deque(5, "a");
    return new Notes()
        .note(
            () -> {
              deque.putFirst("b");
              deque.push("c");
              deque.putLast("b");
              deque.addFirst("d");
              return deque;
            })
        .note(() -> deque.takeFirst())
        .note(() -> deque.peekLast())
        .note(() -> deque.removeFirstOccurrence("b"))
        .note(() -> deque)
        .note(() -> deque.removeLastOccurrence("b"))
        .note(() -> deque)
        .note(() -> deque.getFirst())
        .note(() -> deque.getLast())
        .note(() -> deque.pop())
        .note(() -> deque)
        .note(() -> deque.takeLast())
        .note(() -> deque)
        .note(() -> deque.remainingCapacity())
        .toString();
  }

  @Expect(outcomes = "c b done a NoSuchElementException [a, c]", executions = 1)
  public static String backwards() {
    LinkedBlockingDeque<String> deque = deque(3, "a", "b", "c");
    Iterator<String> iterator = deque.descendingIterator();
    return new Notes()
        .note(() -> iterator.next())
        .note(() -> iterator.next())
        .note(() -> iterator.remove())
        .note(() -> iterator.next())
        .note(() -> iterator.next())
        .note(() -> deque)
        .toString();
  }

  @Expect(
      outcomes =
          "InterruptedException false InterruptedException false InterruptedException false"
              + " InterruptedException false")
  public static String interruptedAtBothEnds() {
    LinkedBlockingDeque<String> empty = deque(1);
    LinkedBlockingDeque<String> full = deque(1, "a");
    return new Notes()
        .interrupted(() -> empty.takeLast())
        .interrupted(() -> empty.pollLast(1, TimeUnit.SECONDS))
        .interrupted(() -> full.putFirst("x"))
        .interrupted(() -> full.offerFirst("x", 1, TimeUnit.SECONDS))
        .toString();
  }

  @Expect(outcomes = "a b true")
  public static String twoTakeTheTwoEnds() throws Exception {
    LinkedBlockingDeque<String> deque = deque(2, "a", "b");
    String[] got = new String[2];
    Run.both(
        Run.unchecked(() -> got[0] = deque.takeFirst()),
        Run.unchecked(() -> got[1] = deque.takeLast()));
    return got[0] + " " + got[1] + " " + deque.isEmpty();
  }

  @Expect(
      outcomes = {"a x 1", "x a 1", "y a 1"},
      deep = false,
      reason = "conditions of the JDK's own code are many steps")
  public static String giversWaitAtBothEnds() throws Exception {
    LinkedBlockingDeque<String> deque = deque(1, "a");
    String[] got = new String[2];
    Run.all(
        Run.unchecked(() -> deque.putFirst("x")),
        Run.unchecked(() -> got[0] = deque.takeLast()),
        Run.unchecked(
            () -> {
              got[1] = deque.takeFirst();
              deque.putLast("y");
            }));
    return got[0] + " " + got[1] + " " + deque.size();
  }
}
