package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.symmetry.Sharing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Who waits where: in the wait set of a monitor, whose members are woken in any order, or in a
 * condition, first in first out. For front ends that number their threads and queues.
 */
public final class WaitQueues {
  private static final int NOWHERE = -1;
  private static final int NOBODY = -1;
  private static final int NO_MORE = -1;

  private final IntPredicate keepsOrder;
  private final Sharing sharing;
  private final int[] queueOf;
  private final int[] ticket;
  private int nextTicket;

  /**
   * Queues in which nobody waits yet.
   *
   * @param keepsOrder whether those who wait in a queue are woken in the order in which they came
   */
  public WaitQueues(int threads, IntPredicate keepsOrder, Sharing sharing) {
    this.keepsOrder = keepsOrder;
    this.sharing = sharing;
    queueOf = new int[threads];
    ticket = new int[threads];
  }

  /** Nobody waits any more. */
  public void reset() {
    Arrays.fill(queueOf, NOWHERE);
    nextTicket = 0;
  }

  /** A thread waits from now on, behind all others. */
  public void enter(int thread, int queue) {
    queueOf[thread] = queue;
    ticket[thread] = nextTicket++;
  }

  /** A thread waits nowhere any more. */
  public void leave(int thread) {
    queueOf[thread] = NOWHERE;
  }

  /** Whether a thread waits in a queue. */
  public boolean contains(int queue, int thread) {
    return queueOf[thread] == queue;
  }

  /** Whether a thread waits somewhere, and was not notified. */
  public boolean isWaiting(int thread) {
    return queueOf[thread] != NOWHERE;
  }

  /** How many alternatives a notify has: one for each waiter that can be told apart, at least 1. */
  public int alternatives(int queue) {
    if (keepsOrder.test(queue)) {
      return 1;
    }
    int count = 0;
    for (int w = 0; w < queueOf.length; w++) {
      count += isOffered(w, queue) ? 1 : 0;
    }
    return Math.max(1, count);
  }

  /** The waiter that a notify wakes by an alternative, or -1 if nobody waits. */
  public int waiter(int queue, int alternative) {
    if (keepsOrder.test(queue)) {
      return longestWaiter(queue);
    }
    int left = alternative;
    for (int w = 0; w < queueOf.length; w++) {
      if (isOffered(w, queue) && left-- == 0) {
        return w;
      }
    }
    return NOBODY;
  }

  /** The number of an alternative when all waiters are told apart. */
  public int label(int queue, int alternative) {
    if (keepsOrder.test(queue)) {
      return 0;
    }
    int label = 0;
    for (int w = 0; w < waiter(queue, alternative); w++) {
      label += queueOf[w] == queue ? 1 : 0;
    }
    return label;
  }

  /** Of waiters that share their history only the lowest is offered: the others are its images. */
  private boolean isOffered(int waiter, int queue) {
    if (queueOf[waiter] != queue) {
      return false;
    }
    for (int w = 0; w < waiter; w++) {
      if (queueOf[w] == queue && sharing.together(w, waiter)) {
        return false;
      }
    }
    return true;
  }

  private int longestWaiter(int queue) {
    int longest = NOBODY;
    for (int w = 0; w < queueOf.length; w++) {
      if (queueOf[w] == queue && (longest == NOBODY || ticket[w] < ticket[longest])) {
        longest = w;
      }
    }
    return longest;
  }

  /** Adds where a thread waits, and who came first where that matters, to its portrait. */
  public void portray(int thread, Portraits portraits) {
    portraits.add(queueOf[thread]);
    portraits.add(isWaiting(thread) && keepsOrder.test(queueOf[thread]) ? placeOf(thread) : 0);
  }

  /**
   * Adds who waits where, and who came first where that matters, to a fingerprint: the same however
   * many threads there are that do not wait.
   */
  public void describe(Fingerprint state) {
    for (int t = 0; t < queueOf.length; t++) {
      if (isWaiting(t)) {
        state.add(t);
        state.add(queueOf[t]);
        state.add(keepsOrder.test(queueOf[t]) ? placeOf(t) : 0);
      }
    }
    state.add(NO_MORE);
  }

  private int placeOf(int thread) {
    int place = 0;
    for (int w = 0; w < queueOf.length; w++) {
      place += queueOf[w] == queueOf[thread] && ticket[w] < ticket[thread] ? 1 : 0;
    }
    return place;
  }

  /** Who waits where and who came first, as a value. */
  public List<Object> snapshot() {
    List<Object> all = new ArrayList<>();
    for (int t = 0; t < queueOf.length; t++) {
      all.add(queueOf[t]);
      for (int other = 0; other < t; other++) {
        all.add(queueOf[t] >= 0 && queueOf[other] >= 0 && ticket[other] < ticket[t]);
      }
    }
    return all;
  }
}
