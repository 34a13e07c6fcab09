package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.Fingerprint.Points;
import dev.jacquard.kernel.KnownStates;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The states known so far, by their fingerprints, in a table with open addressing: a state is an
 * object of the table, and no object more.
 */
final class KnownGraph implements KnownStates {
  private static final int FIRST_PLACES = 1 << 10;

  private final Points points;
  private final boolean upToSymmetry;
  private final List<StateNode> inOrder = new ArrayList<>();
  private final Pool<int[]> numbers = new Pool<>(Arrays::hashCode, Arrays::equals);
  private final Pool<long[]> sets;
  private StateNode[] table = new StateNode[FIRST_PLACES];
  private long edges;

  /**
   * @param sets of threads that states have in common
   */
  KnownGraph(Points points, boolean upToSymmetry, Pool<long[]> sets) {
    this.points = points;
    this.upToSymmetry = upToSymmetry;
    this.sets = sets;
  }

  @Override
  public boolean contains(long high, long low) {
    return find(high, low) != null;
  }

  @Override
  public Points points() {
    return points;
  }

  @Override
  public boolean areUpToSymmetry() {
    return upToSymmetry;
  }

  /** The state with a fingerprint, or null. */
  StateNode find(long high, long low) {
    return table[place(high, low)];
  }

  private int place(long high, long low) {
    int last = table.length - 1;
    int place = (int) low & last;
    while (table[place] != null && (table[place].high != high || table[place].low != low)) {
      place = (place + 1) & last;
    }
    return place;
  }

  /**
   * Adds the state of a trace before a step, at which a reader has arrived.
   *
   * @param names from those of the run to those of the state
   */
  StateNode add(StateReader reader, int step, Renaming names) {
    StateNode node = reader.node(inOrder.size(), step, names, numbers, sets);
    inOrder.add(node);
    if (inOrder.size() > table.length / 2) {
      table = new StateNode[2 * table.length];
      inOrder.forEach(this::put);
    } else {
      put(node);
    }
    return node;
  }

  private void put(StateNode node) {
    table[place(node.high, node.low)] = node;
  }

  /** All states, in the order in which they were found. */
  List<StateNode> nodes() {
    return inOrder;
  }

  /** An edge was added. */
  void countEdge() {
    edges++;
  }

  /** How many edges there are. */
  long edges() {
    return edges;
  }
}
