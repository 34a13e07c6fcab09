package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.KnownStates;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The states known so far, by their fingerprints. */
final class KnownGraph implements KnownStates {
  /** A fingerprint as a key. */
  private record Key(long high, long low) {}

  private final long seed;
  private final Map<Key, StateNode> nodes = new HashMap<>();
  private final List<StateNode> inOrder = new ArrayList<>();
  private long edges;

  KnownGraph(long seed) {
    this.seed = seed;
  }

  @Override
  public boolean contains(long high, long low) {
    return nodes.containsKey(new Key(high, low));
  }

  @Override
  public long seed() {
    return seed;
  }

  /** The state with a fingerprint, or null. */
  StateNode find(long high, long low) {
    return nodes.get(new Key(high, low));
  }

  /** Adds the state of a trace before a step, at which a reader has arrived. */
  StateNode add(StateReader reader, int step) {
    StateNode node = reader.node(inOrder.size(), step);
    nodes.put(new Key(node.high, node.low), node);
    inOrder.add(node);
    return node;
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
