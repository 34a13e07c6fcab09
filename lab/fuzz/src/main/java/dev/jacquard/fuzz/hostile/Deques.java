package dev.jacquard.fuzz.hostile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Objects;

/**
 * What threads learn of a deque that others have changed: not who did, but all that its memory
 * shows, to which its iterators are witnesses.
 */
public final class Deques {
  private Deques() {}

  private interface Looking {
    Object look() throws Exception;
  }

  /** Two threads change something under a lock, a third one looks at it twice. */
  private static String guarded(Threads.Code one, Threads.Code two, Looking looking) {
    Object lock = new Object();
    Seen seen = new Seen();
    Threads.run(
        () -> inside(lock, one),
        () -> inside(lock, two),
        () -> {
          inside(lock, () -> seen.add(looking.look()));
          inside(lock, () -> seen.add(looking.look()));
        });
    return seen.words;
  }

  private static void inside(Object lock, Threads.Code code) throws Exception {
    synchronized (lock) {
      code.run();
    }
  }

  public static String queue() {
    Deque<String> deque = new ArrayDeque<>();
    return guarded(() -> deque.add("a"), () -> deque.add("b"), deque::poll);
  }

  public static String stack() {
    Deque<String> deque = new ArrayDeque<>();
    return guarded(
        () -> deque.push("a"), () -> deque.push("b"), () -> deque.isEmpty() ? "-" : deque.pop());
  }

  public static String bothEnds() {
    Deque<Integer> deque = new ArrayDeque<>();
    return guarded(() -> deque.addFirst(1), () -> deque.addLast(2), deque::pollLast);
  }

  public static String sameElements() {
    Deque<String> deque = new ArrayDeque<>();
    return guarded(() -> deque.add("a"), () -> deque.add("a"), deque::size);
  }

  /** Who has made an element is told by its name. */
  public static String ownElements() {
    Deque<int[]> deque = new ArrayDeque<>();
    return guarded(
        () -> deque.add(new int[] {1}),
        () -> deque.add(new int[] {2}),
        () -> deque.isEmpty() ? 0 : deque.poll()[0]);
  }

  /** Elements change while they are inside. */
  public static String changedElements() {
    int[] element = {0};
    Deque<int[]> deque = new ArrayDeque<>();
    return guarded(
        () -> deque.add(element),
        () -> element[0] = deque.size() + 1,
        () -> deque.isEmpty() ? -1 : deque.peek()[0]);
  }

  public static String growing() {
    Deque<Integer> deque = new ArrayDeque<>(1);
    return guarded(
        () -> {
          deque.add(1);
          deque.add(2);
        },
        () -> {
          deque.addFirst(3);
          deque.addFirst(4);
        },
        deque::toString);
  }

  public static String removedInside() {
    Deque<Integer> deque = new ArrayDeque<>();
    deque.add(1);
    deque.add(2);
    deque.add(3);
    return guarded(
        () -> deque.remove(2), () -> deque.removeIf(n -> n > deque.size()), deque::toString);
  }

  /** An iterator goes by places, not by elements. */
  public static String iteratedAcross() {
    Deque<Integer> deque = new ArrayDeque<>();
    deque.add(1);
    deque.add(2);
    Iterator<Integer> iterator = deque.iterator();
    return guarded(
        () -> {
          deque.poll();
          deque.add(3);
        },
        () -> {
          deque.addFirst(4);
          deque.removeLast();
        },
        () -> next(iterator));
  }

  public static String backwardsAcross() {
    Deque<Integer> deque = new ArrayDeque<>();
    deque.add(1);
    deque.add(2);
    Iterator<Integer> iterator = deque.descendingIterator();
    return guarded(deque::poll, () -> deque.addLast(3), () -> next(iterator));
  }

  /** It comes to the same elements at other places. */
  public static String rotated() {
    Deque<Integer> deque = new ArrayDeque<>();
    deque.add(1);
    Iterator<Integer> iterator = deque.iterator();
    return guarded(
        () -> deque.add(deque.poll()),
        () -> deque.addFirst(deque.pollLast()),
        () -> next(iterator));
  }

  private static Object next(Iterator<Integer> iterator) {
    try {
      return iterator.hasNext() ? iterator.next() : "-";
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
  }

  /** Whoever calls the program from inside of the deque may meet it half done. */
  public static String askedInside() {
    Deque<Object> deque = new ArrayDeque<>();
    Seen inside = new Seen();
    Object asking =
        new Object() {
          @Override
          public boolean equals(Object other) {
            inside.add(deque.size());
            return other == this;
          }

          @Override
          public int hashCode() {
            return 1;
          }
        };
    return guarded(
            () -> deque.add("a"),
            () -> deque.removeFirstOccurrence(asking),
            () -> deque.contains(asking))
        + inside;
  }

  public static String copied() {
    ArrayDeque<String> deque = new ArrayDeque<>();
    return guarded(() -> deque.add("a"), () -> deque.add("b"), () -> deque.clone().toString());
  }

  public static String filledFromAnother() {
    Deque<String> deque = new ArrayDeque<>();
    Deque<String> other = new ArrayDeque<>();
    return guarded(
        () -> other.add("a"), () -> deque.addAll(other), () -> new ArrayDeque<>(deque).toString());
  }

  public static String cleared() {
    Deque<String> deque = new ArrayDeque<>();
    return guarded(() -> deque.add("a"), deque::clear, deque::peekLast);
  }

  /** More than is told slot by slot. */
  public static String large() {
    Deque<Integer> deque = new ArrayDeque<>(200);
    return guarded(() -> deque.add(1), () -> deque.add(2), deque::peek);
  }

  /** A class of the program may keep more. */
  public static String ofOurOwn() {
    Counting deque = new Counting();
    return guarded(() -> deque.add("a"), () -> deque.add("b"), () -> deque.poll() + deque.added);
  }

  private static final class Counting extends ArrayDeque<String> {
    private static final long serialVersionUID = 1;

    private int added;

    @Override
    public boolean add(String element) {
      added++;
      return super.add(Objects.requireNonNull(element) + added);
    }
  }
}
