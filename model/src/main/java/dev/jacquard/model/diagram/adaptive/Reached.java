package dev.jacquard.model.diagram.adaptive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The orbits that were reached, none of which was subsumed by an earlier one (algorithm 2). They
 * are found by what all their states have in common: how many processes are in each own state, and
 * the values of the variables.
 */
final class Reached {
  private final CellTable table;
  private final List<Node> nodes = new ArrayList<>();
  private final Set<Orbit> known = new HashSet<>();
  private final Map<Key, List<Node>> alike = new HashMap<>();
  private long bytes;

  /** Numbers that are compared by value. */
  private record Key(int[] numbers) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }
  }

  Reached(CellTable table) {
    this.table = table;
  }

  /**
   * Adds an orbit, unless its states are known; drops those at the same distance whose states are
   * among its states.
   *
   * <p>Not those at a smaller distance that wait, too: their steps lead to states that would then
   * be reached one step later than necessary, and paths would not be shortest.
   *
   * @return whether it was added
   */
  boolean add(Orbit orbit, int parent, int depth) {
    if (known.contains(orbit)) {
      return false;
    }
    List<Node> others =
        alike.computeIfAbsent(new Key(orbit.invariant()), key -> new ArrayList<>(2));
    for (Node other : others) {
      if (subsumes(other.orbit, orbit)) {
        return false;
      }
    }
    for (Node other : others) {
      if (other.depth == depth && subsumes(orbit, other.orbit)) {
        other.dropped = true;
      }
    }
    Node node = new Node(nodes.size(), orbit, parent, depth);
    nodes.add(node);
    others.add(node);
    known.add(orbit);
    bytes += orbit.bytes();
    return true;
  }

  private boolean subsumes(Orbit one, Orbit other) {
    return one.subsumes(other, table.overlap(other.cells, one.cells));
  }

  /** The number of states in all orbits, if it can be told. */
  OptionalDouble states() {
    return new PlainCount(table)
        .of(
            alike.values().stream()
                .map(orbits -> orbits.stream().map(node -> node.orbit).toList())
                .toList());
  }

  int size() {
    return nodes.size();
  }

  Node get(int number) {
    return nodes.get(number);
  }

  /** The numbers of the orbits that lead to one, which is the last. */
  int[] way(int number) {
    int[] way =
        IntStream.iterate(number, at -> at != Node.ROOT, at -> nodes.get(at).parent).toArray();
    for (int i = 0, j = way.length - 1; i < j; i++, j--) {
      int swapped = way[i];
      way[i] = way[j];
      way[j] = swapped;
    }
    return way;
  }

  long bytes() {
    return bytes;
  }
}
