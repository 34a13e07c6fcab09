package dev.jacquard.explore.stateful;

import java.util.Arrays;

/**
 * A state of the program that some run was in: what its threads are about to do, which of them must
 * be taken there, the steps known so far, and the summary of what lies behind it.
 *
 * <p>What must be taken, the summary's entries and the questions only become more, and cones only
 * smaller: so it does not matter in which order the rules are applied.
 *
 * <p>There may be ten million of them. So arrays and sets of threads are those of other states
 * where they are equal, and edges are lists without objects of their own.
 */
final class StateNode {
  private static final Cone[] NO_SUMMARY = {};
  private static final Question[] NO_QUESTIONS = {};

  final int number;
  final long high;
  final long low;
  final int[] pending;
  final int[] sites;
  final long[] enabled;
  final long[] dormant;
  final long[] waiting;
  final long[] ended;
  final boolean timed;
  private final int[] firstAlike;
  private long[] taken = ThreadSet.EMPTY;
  private StateEdge firstOut;
  private StateEdge firstIn; // on the shortest way known, but for the beginning
  private int depth; // at most so many steps from the beginning, by way of the arrivals
  private Cone[] summary = NO_SUMMARY; // in ascending order of operations
  private Question[] questions = NO_QUESTIONS;

  /**
   * @param pending for each thread the action that it is about to execute, or {@link Actions#NONE}
   * @param sites where these stand in the code
   * @param enabled the threads that can move
   * @param dormant the threads that sleep in wait sets
   * @param waiting the threads that a notification could wake, if it matters which is which
   * @param ended the threads that have ended
   * @param timed whether somebody waits here and stops when so much time has passed
   * @param firstAlike for each thread the first one with which it can be exchanged
   */
  StateNode(
      int number,
      long high,
      long low,
      int[] pending,
      int[] sites,
      long[] enabled,
      long[] dormant,
      long[] waiting,
      long[] ended,
      boolean timed,
      int[] firstAlike) {
    this.number = number;
    this.high = high;
    this.low = low;
    this.pending = pending;
    this.sites = sites;
    this.enabled = enabled;
    this.dormant = dormant;
    this.waiting = waiting;
    this.ended = ended;
    this.timed = timed;
    this.firstAlike = firstAlike;
  }

  /** What a thread is about to do, or {@link Actions#NONE}. */
  int pending(int thread) {
    return thread < pending.length ? pending[thread] : Actions.NONE;
  }

  boolean isEnabled(int thread) {
    return ThreadSet.contains(enabled, thread);
  }

  boolean isDormant(int thread) {
    return ThreadSet.contains(dormant, thread);
  }

  /** The threads that sleep in wait sets here, and no longer at another state. */
  long[] wokenAt(StateNode target, Renaming names) {
    long[] woken = ThreadSet.EMPTY;
    for (int t = ThreadSet.next(dormant, 0); t >= 0; t = ThreadSet.next(dormant, t + 1)) {
      woken = target.isDormant(names.thread(t)) ? woken : ThreadSet.with(woken, t);
    }
    return woken;
  }

  /** The first of the threads that can be exchanged here for a thread, and nothing changes. */
  int firstAlike(int thread) {
    return thread < firstAlike.length ? firstAlike[thread] : thread;
  }

  /** How many alternatives a thread has here; one if it was never taken. */
  int alternatives(Actions actions, int thread) {
    for (StateEdge edge = firstOut; edge != null; edge = edge.nextOut) {
      if (actions.thread(edge.action()) == thread) {
        return edge.alternatives();
      }
    }
    return 1;
  }

  /** The threads that must be taken here. */
  long[] taken() {
    return taken;
  }

  /** A thread must be taken here; whether that is new. */
  boolean take(int thread, Pool<long[]> sets) {
    if (ThreadSet.contains(taken, thread)) {
      return false;
    }
    taken = sets.shared(ThreadSet.with(taken, thread));
    return true;
  }

  /** The step by which the state is reached on a short way; null at the beginning. */
  StateEdge arrival() {
    return depth == 0 ? null : firstIn;
  }

  /** How many steps it takes to come here by way of the arrivals, at the most. */
  int depth() {
    return depth;
  }

  /** Adds an edge that leads here. */
  void addArrival(StateEdge edge, boolean first) {
    edge.source().addDeparture(edge);
    int there = edge.source().depth + 1;
    if (first || there < depth) {
      depth = there;
      edge.nextIn = firstIn;
      firstIn = edge;
    } else if (firstIn == null) {
      firstIn = edge;
    } else {
      edge.nextIn = firstIn.nextIn;
      firstIn.nextIn = edge;
    }
  }

  private void addDeparture(StateEdge edge) {
    if (firstOut == null) {
      firstOut = edge;
      return;
    }
    StateEdge last = firstOut;
    while (last.nextOut != null) {
      last = last.nextOut;
    }
    last.nextOut = edge;
  }

  /**
   * The first of the edges that leave this state, in the order in which they were found; or null.
   */
  StateEdge firstOut() {
    return firstOut;
  }

  /** The first of the edges that lead here, or null. */
  StateEdge firstIn() {
    return firstIn;
  }

  /** Whether no step from here is known. */
  boolean isLast() {
    return firstOut == null;
  }

  /** Whether some step from here changes a variable. */
  boolean isLeftWithChange() {
    for (StateEdge edge = firstOut; edge != null; edge = edge.nextOut) {
      if (edge.changes()) {
        return true;
      }
    }
    return false;
  }

  /** The step of a thread by an alternative, if it is known. */
  StateEdge step(Actions actions, int thread, int choice) {
    for (StateEdge edge = firstOut; edge != null; edge = edge.nextOut) {
      if (edge.choice() == choice && actions.thread(edge.action()) == thread) {
        return edge;
      }
    }
    return null;
  }

  /** How many operations the summary has. */
  int entries() {
    return summary.length;
  }

  /** One of the operations that become pending here or behind, with its past. */
  Cone cone(int entry) {
    return summary[entry];
  }

  /** The past of an operation that becomes pending here or behind, or null. */
  Cone coneOf(int operation) {
    int entry = entry(operation);
    return isAt(operation, entry) ? summary[entry] : null;
  }

  /** Adds an operation to the summary, or gives it another past. */
  void put(Cone cone) {
    int entry = entry(cone.operation);
    Cone[] before = summary;
    int more = isAt(cone.operation, entry) ? 0 : 1;
    summary = Arrays.copyOf(before, before.length + more);
    System.arraycopy(before, entry, summary, entry + more, before.length - entry);
    summary[entry] = cone;
  }

  /** Has the same summary as all other states with an equal one, until it changes again. */
  void shareSummary(Pool<Cone[]> summaries) {
    summary = summaries.shared(summary);
  }

  private boolean isAt(int operation, int entry) {
    return entry < summary.length && summary[entry].operation == operation;
  }

  /** Where an operation is in the summary, or would be. */
  private int entry(int operation) {
    int from = 0;
    int to = summary.length;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (summary[middle].operation < operation) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** How many questions there are. */
  int questions() {
    return questions.length;
  }

  /** Who may enable a thread here that has to be taken and can't move. */
  Question question(int place) {
    return questions[place];
  }

  /** Adds a question; whether it is new. */
  boolean ask(Question question) {
    if (Arrays.asList(questions).contains(question)) {
      return false;
    }
    questions = Arrays.copyOf(questions, questions.length + 1);
    questions[questions.length - 1] = question;
    return true;
  }
}
