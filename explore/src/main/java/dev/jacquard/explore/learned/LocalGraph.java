package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.EdgeTable;
import dev.jacquard.explore.learned.step.Observations;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of all threads: where each may stand, with the operation that it is about to
 * execute there, and where each observation leads.
 *
 * <p>A node is the local state of a thread if the program tells local states apart, and else the
 * whole history of the thread. Threads that are alike have their nodes in common, with locations in
 * the names of the first of them. Arrays, because the model asks at every step.
 */
final class LocalGraph {
  /** In place of a node: the thread has ended. */
  static final int END = -1;

  /** In place of the node at which a child begins: the edge starts nobody. */
  static final int UNBORN = -2;

  /** In place of an edge: no run has shown it. */
  static final int UNKNOWN = -1;

  /** Behind the last edge of a node. */
  static final int NO_MORE = -1;

  private static final int FIRST_SIZE = 64;

  /**
   * A local state of a thread, where it stands in its code, and how long it has waited on its way
   * there: these name a node.
   */
  private record Place(int thread, int localState, int site, long waited) {}

  private final Likeness likeness;
  private final Map<Place, Integer> folded = new HashMap<>();
  private int nodes;
  Kind[] kind = new Kind[FIRST_SIZE];
  int[] location = new int[FIRST_SIZE];
  long[] argument = new long[FIRST_SIZE];
  long[] limit = new long[FIRST_SIZE];
  long[] waited = new long[FIRST_SIZE];
  int[] alsoReads = new int[FIRST_SIZE];
  int[] site = new int[FIRST_SIZE];
  int[] localState = new int[FIRST_SIZE];
  int[] choices = new int[FIRST_SIZE];
  boolean[] sleeps = new boolean[FIRST_SIZE];
  boolean[] daemon = new boolean[FIRST_SIZE];
  private int[] firstEdge = new int[FIRST_SIZE];

  final ContentEffects effects = new ContentEffects();
  private final EdgeTable table = new EdgeTable();
  private final EdgeTable byPasts = new EdgeTable();
  private boolean anyByPast;
  private boolean timed;
  int[] next = new int[FIRST_SIZE];
  long[] after = new long[FIRST_SIZE];
  long[] result = new long[FIRST_SIZE];
  int[] child = new int[FIRST_SIZE];
  boolean[] byPast = new boolean[FIRST_SIZE];
  int[] source = new int[FIRST_SIZE];
  int[] circumstances = new int[FIRST_SIZE];
  long[] observed = new long[FIRST_SIZE];
  private int[] following = new int[FIRST_SIZE];
  final List<List<Failure>> failures = new ArrayList<>();

  LocalGraph(Likeness likeness) {
    this.likeness = likeness;
  }

  /** How many nodes there are. */
  int nodes() {
    return nodes;
  }

  /** How many edges there are. */
  int edges() {
    return failures.size();
  }

  /** The edge of an observation at a node, or {@link #UNKNOWN}. */
  int edge(int node, int circumstances, long value) {
    return table.find(node * Observations.CIRCUMSTANCES + circumstances, value);
  }

  /**
   * The node of a thread that is about to execute the operation of a row, made if it is new.
   *
   * @param known the node that history leads to, or {@link #UNKNOWN} if that is not known
   */
  int node(Trace trace, int row, int known) {
    if (trace.localState(row) == 0) {
      return known == UNKNOWN ? add(trace, row) : known;
    }
    Place place =
        new Place(
            likeness.first(trace.thread(row)),
            trace.localState(row),
            trace.site(row),
            trace.waited(row));
    Integer there = folded.get(place);
    if (there == null) {
      there = add(trace, row);
      folded.put(place, there);
    }
    return there;
  }

  private int add(Trace trace, int row) {
    if (nodes == kind.length) {
      growNodes();
    }
    int node = nodes++;
    kind[node] = trace.kind(row);
    location[node] = likeness.common(trace.thread(row), trace.location(row));
    argument[node] = argument(trace, row);
    limit[node] = trace.limit(row);
    waited[node] = trace.waited(row);
    timed |= limit[node] > 0;
    alsoReads[node] = likeness.common(trace.thread(row), trace.alsoReads(row));
    site[node] = trace.site(row);
    localState[node] = trace.localState(row);
    daemon[node] = trace.births().isDaemon(trace.thread(row));
    choices[node] = 1;
    firstEdge[node] = NO_MORE;
    return node;
  }

  /** The last edge of a node that was found, or {@link #NO_MORE}. */
  int firstEdge(int node) {
    return firstEdge[node];
  }

  /** The edge of the same node that was found before another one, or {@link #NO_MORE}. */
  int following(int edge) {
    return following[edge];
  }

  /** Whether a node has the operation of a row. */
  boolean fits(int node, Trace trace, int row) {
    return kind[node] == trace.kind(row)
        && location[node] == likeness.common(trace.thread(row), trace.location(row))
        && argument[node] == argument(trace, row)
        && limit[node] == trace.limit(row)
        && waited[node] == trace.waited(row)
        && alsoReads[node] == likeness.common(trace.thread(row), trace.alsoReads(row))
        && site[node] == trace.site(row)
        && daemon[node] == trace.births().isDaemon(trace.thread(row));
  }

  /** The argument of a row, by which a thread names itself only at its end. */
  private long argument(Trace trace, int row) {
    return trace.kind(row) == Kind.END ? likeness.first(trace.thread(row)) : trace.argument(row);
  }

  /** Adds an edge, of which no more is known than the observation and where it leads. */
  int add(int node, int circumstances, long value, int target) {
    int edge = edgeTo(target);
    table.put(node * Observations.CIRCUMSTANCES + circumstances, value, edge);
    source[edge] = node;
    this.circumstances[edge] = circumstances;
    observed[edge] = value;
    following[edge] = firstEdge[node];
    firstEdge[node] = edge;
    return edge;
  }

  /**
   * Adds what an observation leads to if the causal past of the step decides on it: so many edges
   * as there are pasts, which are {@linkplain #addBehind added} one by one.
   */
  int addByPast(int node, int circumstances, long value) {
    int edge = add(node, circumstances, value, END);
    byPast[edge] = true;
    anyByPast = true;
    return edge;
  }

  /** Adds the edge for one causal past of a step that was {@linkplain #addByPast added}. */
  int addBehind(int common, int past, int target) {
    int edge = edgeTo(target);
    byPasts.put(common, past, edge);
    return edge;
  }

  /** The edge for one causal past of a step, or {@link #UNKNOWN}. */
  int behind(int common, int past) {
    return byPasts.find(common, past);
  }

  /** Whether the causal past of any step decides on what follows. */
  boolean goesByPasts() {
    return anyByPast;
  }

  /** Whether any operation has a time limit that passes only when no thread can move otherwise. */
  boolean isTimed() {
    return timed;
  }

  private int edgeTo(int target) {
    int edge = failures.size();
    if (edge == next.length) {
      growEdges();
    }
    next[edge] = target;
    child[edge] = UNBORN;
    failures.add(List.of());
    return edge;
  }

  private void growNodes() {
    int size = 2 * kind.length;
    kind = Arrays.copyOf(kind, size);
    location = Arrays.copyOf(location, size);
    argument = Arrays.copyOf(argument, size);
    limit = Arrays.copyOf(limit, size);
    waited = Arrays.copyOf(waited, size);
    alsoReads = Arrays.copyOf(alsoReads, size);
    site = Arrays.copyOf(site, size);
    localState = Arrays.copyOf(localState, size);
    choices = Arrays.copyOf(choices, size);
    sleeps = Arrays.copyOf(sleeps, size);
    daemon = Arrays.copyOf(daemon, size);
    firstEdge = Arrays.copyOf(firstEdge, size);
  }

  private void growEdges() {
    int size = 2 * next.length;
    next = Arrays.copyOf(next, size);
    after = Arrays.copyOf(after, size);
    result = Arrays.copyOf(result, size);
    child = Arrays.copyOf(child, size);
    byPast = Arrays.copyOf(byPast, size);
    source = Arrays.copyOf(source, size);
    circumstances = Arrays.copyOf(circumstances, size);
    observed = Arrays.copyOf(observed, size);
    following = Arrays.copyOf(following, size);
  }
}
