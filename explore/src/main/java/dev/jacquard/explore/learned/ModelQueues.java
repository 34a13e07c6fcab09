package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.Knowledge.QueueOrder;
import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.symmetry.Sharing;
import java.util.Arrays;

/** Who waits where in the model. */
final class ModelQueues {
  private static final int NOWHERE = -1;
  private static final int NOBODY = -1;

  private final Knowledge known;
  private final Sharing sharing;
  private final int[] queueOf;
  private final int[] ticket;
  private int nextTicket;

  ModelQueues(Knowledge known, Sharing sharing) {
    this.known = known;
    this.sharing = sharing;
    queueOf = new int[known.threads];
    ticket = new int[known.threads];
  }

  void reset() {
    Arrays.fill(queueOf, NOWHERE);
    nextTicket = 0;
  }

  void enter(int thread, int queue) {
    queueOf[thread] = queue;
    ticket[thread] = nextTicket++;
  }

  void leave(int thread) {
    queueOf[thread] = NOWHERE;
  }

  boolean isWaiting(int thread) {
    return queueOf[thread] != NOWHERE;
  }

  boolean contains(int queue, int thread) {
    return queueOf[thread] == queue;
  }

  /** How many threads a notify could wake, at least 1. */
  int alternatives(int queue) {
    int waiters = 0;
    int offered = 0;
    for (int w = 0; w < queueOf.length; w++) {
      waiters += queueOf[w] == queue ? 1 : 0;
      offered += isOffered(w, queue) ? 1 : 0;
    }
    if (waiters < 2) {
      return 1;
    }
    return known.order(queue) == QueueOrder.ANY ? offered : 1;
  }

  /** Whether it is known whom a notify wakes. */
  boolean isOrderKnown(int queue) {
    int waiters = 0;
    for (int other : queueOf) {
      waiters += other == queue ? 1 : 0;
    }
    return waiters < 2 || known.order(queue) != QueueOrder.UNKNOWN;
  }

  /** The waiter that a notify wakes by an alternative, or -1. */
  int waiter(int queue, int alternative) {
    if (known.order(queue) != QueueOrder.ANY) {
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
  int label(int queue, int alternative) {
    if (known.order(queue) != QueueOrder.ANY) {
      return 0;
    }
    int label = 0;
    for (int w = 0; w < waiter(queue, alternative); w++) {
      label += queueOf[w] == queue ? 1 : 0;
    }
    return label;
  }

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

  void describe(Fingerprint state) {
    for (int t = 0; t < queueOf.length; t++) {
      state.add(queueOf[t]);
      boolean ordered = isWaiting(t) && known.order(queueOf[t]) != QueueOrder.ANY;
      state.add(ordered ? placeOf(t) : 0);
    }
  }

  private int placeOf(int thread) {
    int place = 0;
    for (int w = 0; w < queueOf.length; w++) {
      place += queueOf[w] == queueOf[thread] && ticket[w] < ticket[thread] ? 1 : 0;
    }
    return place;
  }
}
