package dev.jacquard.conformance.concurrentlinkeddeque;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** A queue with two ends and without locks. */
public final class DequePrograms {
  private DequePrograms() {}

  @Expect(outcomes = "[1, 2]")
  public static String endsDoNotDisturbEachOther() throws Exception {
    Deque<Integer> deque = new ConcurrentLinkedDeque<>();
    Run.both(() -> deque.addFirst(1), () -> deque.addLast(2));
    return "" + deque;
  }

  @Expect(outcomes = {"1 null", "null 1"})
  public static String lastElementGoesToOneEnd() throws Exception {
    Deque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = deque.pollFirst(), () -> got[1] = deque.pollLast());
    return got[0] + " " + got[1];
  }

  @Expect(outcomes = {"1 2"})
  public static String twoElementsTwoEnds() throws Exception {
    Deque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = deque.pollFirst(), () -> got[1] = deque.pollLast());
    return got[0] + " " + got[1];
  }

  @Expect(outcomes = {"2 [1]", "1 [2]"})
  public static String stack() throws Exception {
    Deque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
    Integer[] got = new Integer[1];
    Run.both(() -> deque.push(2), () -> got[0] = deque.pop());
    return got[0] + " " + deque;
  }
}
