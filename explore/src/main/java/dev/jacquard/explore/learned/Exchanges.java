package dev.jacquard.explore.learned;

import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.trace.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which threads of a learned model can be exchanged, by what is known of them: those whose graphs
 * are one but for the names of what only one of them uses.
 *
 * <p>This is a property of the graphs and of the initial state, and of nothing else: no code is
 * trusted. An exchange of such threads, together with what belongs to them, takes each execution of
 * the model to another one. As long as not everything is known of all of them it is a guess; before
 * a search that rests on it has an answer, {@link Closure} completes what is known of each by what
 * was seen of the others.
 *
 * <p>Facts become more with each run. Where one changes that was used before, the {@linkplain
 * #version} does, and states are named otherwise than before.
 */
final class Exchanges {
  private static final int[] NOBODY = {};

  private final Knowledge known;
  private final Set<Integer> refuted = new HashSet<>();
  private Cells cells = new Cells();
  private List<Counterparts> groups = List.of();
  private int[] group = {};
  private int[] places = {};
  private int[][] named = {};
  private int[][] awaited = {};
  private boolean[] looksAfter = {};
  private BitSet locks = new BitSet();
  private int[] threadOf = {};
  private Interchange facts = Interchange.NONE;
  private boolean off;
  private int version;

  Exchanges(Knowledge known) {
    this.known = known;
  }

  /** Takes in what is known now. */
  void update() {
    int[] groupBefore = group;
    int[] placesBefore = places;
    int[][] namedBefore = named;
    int[][] awaitedBefore = awaited;
    boolean[] looksBefore = looksAfter;
    ThreadNodes nodes = new ThreadNodes(known);
    threadOf = nodes.thread;
    groups = off || known.graph.goesByPasts() ? List.of() : findGroups(nodes);
    group = new int[known.threads()];
    Arrays.fill(group, Interchange.ALONE);
    for (int g = 0; g < groups.size(); g++) {
      for (int thread : groups.get(g).threads()) {
        group[thread] = g;
      }
    }
    boolean placed = cells.update(groups, nodes.locations()) && !cells.hasShownUnseen();
    findPlaces();
    findNames(nodes);
    findLocks();
    boolean same =
        placed
            && Arrays.equals(group, groupBefore)
            && Arrays.equals(placesBefore, Arrays.copyOf(places, placesBefore.length))
            && Arrays.deepEquals(namedBefore, Arrays.copyOf(named, namedBefore.length))
            && Arrays.deepEquals(awaitedBefore, Arrays.copyOf(awaited, awaitedBefore.length))
            && Arrays.equals(looksBefore, Arrays.copyOf(looksAfter, looksBefore.length));
    if (!same) {
      version++;
      cells = new Cells();
      cells.update(groups, nodes.locations());
    }
    int[][] names = named;
    int[] numbers = places;
    facts =
        new Interchange(
            group,
            (thread, site) -> numbers[site - 1],
            (thread, site) -> site == 0 ? NOBODY : names[site - 1],
            cells);
  }

  /** In the order of births; a thread belongs to the first group that it fits into. */
  private List<Counterparts> findGroups(ThreadNodes nodes) {
    List<Counterparts> found = new ArrayList<>();
    List<Integer> alone = new ArrayList<>();
    for (int t = 0; t < nodes.threads; t++) {
      if (nodes.root[t] == ThreadNodes.NO_ROOT || refuted.contains(t) || joins(found, t, nodes)) {
        continue;
      }
      Counterparts pair = pair(alone, t, nodes);
      if (pair == null) {
        alone.add(t);
      } else {
        alone.remove(pair.threads().get(0));
        found.add(pair);
      }
    }
    return found;
  }

  private boolean joins(List<Counterparts> found, int thread, ThreadNodes nodes) {
    for (int g = 0; g < found.size(); g++) {
      List<Integer> threads = new ArrayList<>(found.get(g).threads());
      threads.add(thread);
      Counterparts more =
          areBornAlike(threads, nodes) ? Counterparts.of(known, nodes, threads) : null;
      if (more != null) {
        found.set(g, more);
        return true;
      }
    }
    return false;
  }

  private Counterparts pair(List<Integer> alone, int thread, ThreadNodes nodes) {
    for (int other : alone) {
      List<Integer> two = List.of(other, thread);
      Counterparts pair = areBornAlike(two, nodes) ? Counterparts.of(known, nodes, two) : null;
      if (pair != null) {
        return pair;
      }
    }
    return null;
  }

  private static boolean areBornAlike(List<Integer> threads, ThreadNodes nodes) {
    int first = threads.get(0);
    int last = threads.get(threads.size() - 1);
    return nodes.parent[first] == nodes.parent[last]
        && nodes.startSite[first] == nodes.startSite[last];
  }

  private void findPlaces() {
    places = new int[known.graph.nodes()];
    Arrays.setAll(places, node -> node);
    for (Counterparts one : groups) {
      one.places()
          .forEach((place, members) -> members.forEach(node -> places[node] = one.placeOf(node)));
    }
  }

  private void findNames(ThreadNodes nodes) {
    FutureNames names = new FutureNames(known.graph, nodes, groups, group, cells);
    named = new int[places.length][];
    awaited = new int[places.length][];
    looksAfter = new boolean[places.length];
    for (int node = 0; node < places.length; node++) {
      named[node] = names.at(node).stream().toArray();
      awaited[node] = names.awaited(node);
      looksAfter[node] = awaited[node] != null && names.looksAfter(node);
    }
  }

  private void findLocks() {
    locks = new BitSet();
    for (int node = 0; node < known.graph.nodes(); node++) {
      if (known.graph.kind[node].subject() == Kind.Subject.LOCK) {
        locks.set(known.graph.location[node]);
      }
    }
  }

  /** Changes when something is no longer what it was taken for. */
  int version() {
    return version;
  }

  /** Whether any threads can be exchanged. */
  boolean any() {
    return !groups.isEmpty();
  }

  /** What portraits of states go by; a thread stands at the number of its node plus one. */
  Interchange facts() {
    return facts;
  }

  Cells cells() {
    return cells;
  }

  List<Counterparts> groups() {
    return groups;
  }

  /** The thread whose node it is. */
  int threadOf(int node) {
    return threadOf[node];
  }

  /** Whether a thread can be exchanged for others. */
  boolean isMember(int thread) {
    return thread >= 0 && thread < group.length && group[thread] >= 0;
  }

  /** Whether the state of a location is the thread that owns it plus one. */
  boolean isLock(int location) {
    return locks.get(location);
  }

  /** All threads that a join at a node waits for, or null if that is only the one it names. */
  int[] awaited(int node) {
    return node < awaited.length ? awaited[node] : null;
  }

  /** Whether what belongs to threads that are joined at a node may be looked at afterwards. */
  boolean looksAfter(int node) {
    return looksAfter[node];
  }

  /** Threads are not alike in a state, unless less is known of one of them than of others. */
  void refuteUnlessOpen(int[] threads) {
    if (!Closure.isOpen(known, this)) {
      refute(Arrays.stream(threads).boxed().toList());
    }
  }

  /** Threads can't be exchanged, whatever it looks like. */
  void refute(List<Integer> threads) {
    refuted.addAll(threads);
    update();
  }

  /** No thread is exchanged for another any more. */
  void end() {
    off = true;
    update();
  }
}
