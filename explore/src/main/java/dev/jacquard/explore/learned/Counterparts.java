package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which nodes of several threads correspond: those at which they begin, and those to which equal
 * observations lead from nodes that do. The same for the locations that they use there.
 *
 * <p>What is known must not tell the threads apart: at corresponding nodes they are about to do the
 * same, at one location or each at one of its own; equal observations have equal effects. Where
 * only some of them have been seen, nothing is said of the others.
 */
final class Counterparts {
  private record Observation(int circumstances, long value) {}

  private final LocalGraph graph;
  private final ThreadNodes nodes;
  private final int[] places;
  private final int[] rows;
  private final Map<Integer, Map<Observation, Integer>> edges = new HashMap<>();
  private final Map<Integer, List<Integer>> members = new HashMap<>();
  private final Map<Integer, List<Integer>> cells = new HashMap<>();
  private final Deque<int[]> equal = new ArrayDeque<>();
  private final List<Integer> threads;
  private boolean alike = true;

  private Counterparts(Knowledge known, ThreadNodes nodes, List<Integer> threads) {
    graph = known.graph;
    this.nodes = nodes;
    this.threads = threads;
    places = new int[graph.nodes()];
    Arrays.setAll(places, node -> node);
    rows = new int[nodes.locations()];
    Arrays.setAll(rows, location -> location);
    for (int thread : threads) {
      equal.add(new int[] {nodes.root[threads.get(0)], nodes.root[thread]});
    }
    while (alike && !equal.isEmpty()) {
      int[] pair = equal.remove();
      merge(pair[0], pair[1]);
    }
    alike = alike && haveEqualLocations() && beginAlike(known);
  }

  /** The correspondence of some threads, or null if they are not alike. */
  static Counterparts of(Knowledge known, ThreadNodes nodes, List<Integer> threads) {
    Counterparts found = new Counterparts(known, nodes, threads);
    return found.alike ? found : null;
  }

  private void merge(int a, int b) {
    int one = Math.min(placeOf(a), placeOf(b));
    int other = Math.max(placeOf(a), placeOf(b));
    open(one);
    if (one == other) {
      return;
    }
    open(other);
    Set<Integer> owners = new HashSet<>();
    members.get(one).forEach(node -> owners.add(nodes.thread[node]));
    for (int node : members.get(other)) {
      alike &= owners.add(nodes.thread[node]);
    }
    alike &= isSame(one, other);
    if (!alike) {
      return;
    }
    places[other] = one;
    members.get(one).addAll(members.remove(other));
    Map<Observation, Integer> mine = edges.get(one);
    edges.remove(other).forEach((seen, edge) -> meet(mine, seen, edge));
  }

  private void meet(Map<Observation, Integer> mine, Observation seen, int edge) {
    Integer known = mine.putIfAbsent(seen, edge);
    if (known == null) {
      return;
    }
    int next = graph.next[known];
    int other = graph.next[edge];
    if ((next == LocalGraph.END) != (other == LocalGraph.END) || !hasSameEffect(known, edge)) {
      alike = false;
    } else if (next != LocalGraph.END) {
      equal.add(new int[] {next, other});
    }
  }

  /** A node is looked at for the first time. */
  private void open(int place) {
    if (members.containsKey(place)) {
      return;
    }
    members.put(place, new ArrayList<>(List.of(place)));
    Map<Observation, Integer> mine = new HashMap<>();
    edges.put(place, mine);
    for (int e = graph.firstEdge(place); e != LocalGraph.NO_MORE; e = graph.following(e)) {
      mine.put(new Observation(graph.circumstances[e], graph.observed[e]), e);
    }
  }

  private boolean isSame(int a, int b) {
    Kind kind = graph.kind[a];
    boolean named = kind == Kind.END;
    return kind == graph.kind[b]
        && (named || !kind.namesThread())
        && (named || graph.argument[a] == graph.argument[b])
        && graph.site[a] == graph.site[b]
        && graph.limit[a] == graph.limit[b]
        && graph.waited[a] == graph.waited[b]
        && graph.daemon[a] == graph.daemon[b]
        && (graph.location[a] < 0) == (graph.location[b] < 0)
        && (graph.alsoReads[a] < 0) == (graph.alsoReads[b] < 0);
  }

  private boolean hasSameEffect(int a, int b) {
    Kind kind = graph.kind[graph.source[a]];
    boolean own = kind.subject() == Kind.Subject.VARIABLE || kind.subject() == Kind.Subject.OBJECT;
    return (!own || graph.after[a] == graph.after[b])
        && (kind.isNotify() || graph.result[a] == graph.result[b])
        && graph.child[a] == LocalGraph.UNBORN
        && graph.child[b] == LocalGraph.UNBORN
        && types(graph.failures.get(a)).equals(types(graph.failures.get(b)));
  }

  private static List<Object> types(List<Failure> failures) {
    List<Object> types = new ArrayList<>();
    failures.forEach(failure -> types.add(failure.type()));
    return types;
  }

  /** Whether corresponding nodes are about one location, or each about one of its thread alone. */
  private boolean haveEqualLocations() {
    for (List<Integer> place : members.values()) {
      for (int node : place) {
        if (!meetLocations(graph.location[place.get(0)], graph.location[node])
            || !meetLocations(graph.alsoReads[place.get(0)], graph.alsoReads[node])) {
          return false;
        }
      }
    }
    for (int location = 0; location < rows.length; location++) {
      if (isOwned(location)) {
        cells.computeIfAbsent(rowOf(location), row -> new ArrayList<>()).add(location);
      }
    }
    for (List<Integer> row : cells.values()) {
      Set<Integer> owners = new HashSet<>();
      for (int location : row) {
        if (!owners.add(owner(location))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean meetLocations(int a, int b) {
    if (a == b) {
      return true;
    }
    if (!isOwned(a) || !isOwned(b)) {
      return false;
    }
    int one = Math.min(rowOf(a), rowOf(b));
    rows[Math.max(rowOf(a), rowOf(b))] = one;
    return true;
  }

  /** Whether one of the threads uses a location, and none of the others. */
  private boolean isOwned(int location) {
    return owner(location) != ThreadNodes.NOBODY;
  }

  /** The one of the threads that uses a location, if it is only one. */
  int owner(int location) {
    int owner = ThreadNodes.NOBODY;
    for (int thread : threads) {
      if (nodes.users(location).get(thread)) {
        if (owner != ThreadNodes.NOBODY) {
          return ThreadNodes.NOBODY;
        }
        owner = thread;
      }
    }
    return owner;
  }

  private boolean beginAlike(Knowledge known) {
    for (int thread : threads) {
      if (known.firstLife(thread) != known.firstLife(threads.get(0))) {
        return false;
      }
    }
    for (List<Integer> row : cells.values()) {
      int first = row.get(0);
      for (int location : row) {
        boolean equal =
            !known.isInitialKnown(first)
                || !known.isInitialKnown(location)
                || (known.initial(first) == known.initial(location)
                    && known.isOpaque(first) == known.isOpaque(location));
        if (!equal) {
          return false;
        }
      }
    }
    return true;
  }

  /** The same for corresponding nodes: the first of them. */
  int placeOf(int node) {
    int place = node;
    while (places[place] != place) {
      place = places[place] = places[places[place]];
    }
    return place;
  }

  /** The same for corresponding locations: the first of them. */
  int rowOf(int location) {
    int row = location;
    while (rows[row] != row) {
      row = rows[row] = rows[rows[row]];
    }
    return row;
  }

  /** The corresponding nodes, by their places. */
  Map<Integer, List<Integer>> places() {
    return members;
  }

  /** The observations that at least one thread has made at a place, with an edge for each. */
  List<Integer> edgesAt(int place) {
    return List.copyOf(edges.get(place).values());
  }

  /** The corresponding locations that belong to one thread each, by their rows. */
  Map<Integer, List<Integer>> rows() {
    return cells;
  }

  List<Integer> threads() {
    return threads;
  }
}
