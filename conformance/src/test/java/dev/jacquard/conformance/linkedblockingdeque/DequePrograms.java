package dev.jacquard.conformance.linkedblockingdeque;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/** A queue with two ends. */
public final class DequePrograms {
  private static final String NO_CONDITIONS = "conditions of the JDK's own code are many steps";

  private DequePrograms() {}

  @Expect(
      outcomes = {"12", "21"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String bothEndsAreTaken() throws Exception {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    int[] got = new int[2];
    Run.all(
        Run.unchecked(() -> deque.putFirst(1)),
        Run.unchecked(() -> deque.putLast(2)),
        Run.unchecked(
            () -> {
              got[0] = deque.takeFirst();
              got[1] = deque.takeLast();
            }));
    return "" + got[0] + got[1];
  }

  @Expect(outcomes = {"[1, 2, 3]"})
  public static String endsDoNotDisturbEachOther() throws Exception {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(List.of(2));
    Run.both(() -> deque.addFirst(1), () -> deque.addLast(3));
    return "" + deque;
  }

  @Expect(outcomes = {"1 null", "null 1"})
  public static String lastElementGoesToOneEnd() throws Exception {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(List.of(1));
    Integer[] got = new Integer[2];
    Run.both(() -> got[0] = deque.pollFirst(), () -> got[1] = deque.pollLast());
    return got[0] + " " + got[1];
  }

  @Expect(
      outcomes = {"true [2, 1]", "false [1]"},
      deep = false,
      reason = "timed waits in the queue of the lock are too many steps")
  public static String timedOfferMayGiveUp() throws Exception {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
    deque.add(1);
    deque.add(3);
    boolean[] done = new boolean[1];
    Run.both(
        Run.unchecked(() -> done[0] = deque.offerFirst(2, 1, TimeUnit.SECONDS)),
        () -> deque.removeLast());
    return done[0] + " " + deque;
  }

  @Expect(failures = "deadlock", deep = false, reason = NO_CONDITIONS)
  public static String emptyDequeBlocksForEver() throws Exception {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    Run.both(
        () -> deque.add(1),
        Run.unchecked(
            () -> {
              deque.takeLast();
              deque.takeFirst();
            }));
    return "";
  }

  @Expect(outcomes = {"1 1", "2 2", "1 2"})
  public static String peeks() throws Exception {
    BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(List.of(1));
    Integer[] seen = new Integer[2];
    Run.both(
        () -> deque.offerFirst(2),
        () -> {
          seen[0] = deque.peekFirst();
          seen[1] = deque.size();
        });
    return seen[0] + " " + seen[1];
  }
}
