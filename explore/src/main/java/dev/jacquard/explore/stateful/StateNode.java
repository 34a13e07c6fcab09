package dev.jacquard.explore.stateful;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A state of the program that some run was in: what its threads are about to do, which of them must
 * be taken there, the steps known so far, and the summary of what lies behind it.
 *
 * <p>What must be taken, the summary's entries and the questions only become more, and cones only
 * smaller: so it does not matter in which order the rules are applied.
 */
final class StateNode {
  final int number;
  final long high;
  final long low;
  final int[] pending;
  final int[] sites;
  final long[] enabled;
  final long[] dormant;
  final List<StateEdge> out = new ArrayList<>(2);
  final List<StateEdge> in = new ArrayList<>(2);
  private long[] taken = ThreadSet.EMPTY;
  private StateEdge arrival;
  private int depth; // at most so many steps from the beginning, by way of the arrivals
  private int[] operations = new int[4];
  private Cone[] cones = new Cone[4];
  private int entries;
  private List<Question> questions = List.of();

  /**
   * @param pending for each thread the action that it is about to execute, or {@link Actions#NONE}
   * @param sites where these stand in the code
   * @param enabled the threads that can move
   * @param dormant the threads that sleep in wait sets
   */
  StateNode(
      int number, long high, long low, int[] pending, int[] sites, long[] enabled, long[] dormant) {
    this.number = number;
    this.high = high;
    this.low = low;
    this.pending = pending;
    this.sites = sites;
    this.enabled = enabled;
    this.dormant = dormant;
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
  long[] wokenAt(StateNode target) {
    long[] woken = ThreadSet.EMPTY;
    for (int t = ThreadSet.next(dormant, 0); t >= 0; t = ThreadSet.next(dormant, t + 1)) {
      woken = target.isDormant(t) ? woken : ThreadSet.with(woken, t);
    }
    return woken;
  }

  /** The threads that must be taken here. */
  long[] taken() {
    return taken;
  }

  /** A thread must be taken here; whether that is new. */
  boolean take(int thread) {
    if (ThreadSet.contains(taken, thread)) {
      return false;
    }
    taken = ThreadSet.with(taken, thread);
    return true;
  }

  /** The step by which the state is reached on a short way; null at the beginning. */
  StateEdge arrival() {
    return arrival;
  }

  /** How many steps it takes to come here by way of the arrivals, at the most. */
  int depth() {
    return depth;
  }

  /** Adds an edge that leads here. */
  void addArrival(StateEdge edge, boolean first) {
    in.add(edge);
    edge.source().out.add(edge);
    int there = edge.source().depth + 1;
    if (first || there < depth) {
      arrival = edge;
      depth = there;
    }
  }

  /** The step of a thread by an alternative, if it is known. */
  StateEdge step(Actions actions, int thread, int choice) {
    for (StateEdge edge : out) {
      if (edge.choice() == choice && actions.thread(edge.action()) == thread) {
        return edge;
      }
    }
    return null;
  }

  /** How many operations the summary has. */
  int entries() {
    return entries;
  }

  int operation(int entry) {
    return operations[entry];
  }

  /** The past of an operation of the summary. */
  Cone cone(int entry) {
    return cones[entry];
  }

  /** The past of an operation that becomes pending here or behind, or null. */
  Cone coneOf(int operation) {
    int entry = entry(operation);
    return entry < 0 ? null : cones[entry];
  }

  void put(int operation, Cone cone) {
    int entry = entry(operation);
    if (entry < 0) {
      if (entries == operations.length) {
        operations = Arrays.copyOf(operations, 2 * entries);
        cones = Arrays.copyOf(cones, 2 * entries);
      }
      entry = entries++;
      operations[entry] = operation;
    }
    cones[entry] = cone;
  }

  private int entry(int operation) {
    for (int i = 0; i < entries; i++) {
      if (operations[i] == operation) {
        return i;
      }
    }
    return -1;
  }

  /** Who may enable a thread here that has to be taken and can't move. */
  List<Question> questions() {
    return questions;
  }

  /** Adds a question; whether it is new. */
  boolean ask(Question question) {
    if (questions.contains(question)) {
      return false;
    }
    if (questions.isEmpty()) {
      questions = new ArrayList<>(2);
    }
    return questions.add(question);
  }
}
