package dev.jacquard.explore.learned;

import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.past.Numbering;
import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.trace.Contents;
import dev.jacquard.kernel.trace.Failure;
import java.util.Arrays;

/** What runs have shown of a program besides its threads: how everything is at the beginning. */
final class Knowledge {
  /** In place of a thread, for a location that is not the life of one. */
  static final int NO_LIFE = -1;

  /** In place of the state of a life: no run has shown it. */
  static final int UNKNOWN_LIFE = -1;

  final Likeness likeness;
  final LocalGraph graph;
  final Numbering pasts = new Numbering();
  final Sightings sightings = new Sightings();
  final Exchanges exchanges = new Exchanges(this);
  Failure[] firstFailures = {};
  private final Learnable program;
  private int threads;
  private int[] firstNodes = {};
  private boolean[] fromTheBeginning = {};
  private long[] firstLives = {};
  private long[] initial = {};
  private boolean[] isInitialKnown = {};
  private boolean[] opaque = {};
  private boolean[] contents = {};
  private int[] lives = {};
  boolean sleepsAtEnd;
  boolean late;
  private int runs;
  private int facts;

  Knowledge(Learnable program, Likeness likeness) {
    this.program = program;
    this.likeness = likeness;
    graph = new LocalGraph(likeness);
  }

  void countRun() {
    runs++;
  }

  /** How many runs have been learned from. */
  int runs() {
    return runs;
  }

  /** Grows whenever something is learned. */
  long size() {
    return (long) graph.nodes() + graph.edges() + graph.effects.count() + facts;
  }

  /** How many threads there are. */
  int threads() {
    return threads;
  }

  void admitThreads(int count) {
    if (count > threads) {
      firstNodes = Arrays.copyOf(firstNodes, count);
      Arrays.fill(firstNodes, threads, count, LocalGraph.UNKNOWN);
      fromTheBeginning = Arrays.copyOf(fromTheBeginning, count);
      firstLives = Arrays.copyOf(firstLives, count);
      Arrays.fill(firstLives, threads, count, UNKNOWN_LIFE);
      threads = count;
    }
  }

  /** The node at which a thread that nobody starts begins, or {@link LocalGraph#UNKNOWN}. */
  int firstNode(int thread) {
    return firstNodes[likeness.first(thread)];
  }

  /** Whether a thread is there from the beginning on, and comes to an operation. */
  boolean isThereFirst(int thread) {
    return fromTheBeginning[thread];
  }

  /** A thread that nobody starts begins at a node. */
  void learnFirst(int thread, int node) {
    firstNodes[likeness.first(thread)] = node;
    facts += fromTheBeginning[thread] ? 0 : 1;
    fromTheBeginning[thread] = true;
  }

  /** The state of the life of a thread before it does anything. */
  long firstLife(int thread) {
    return firstLives[thread];
  }

  void learnFirstLife(int thread, long state) {
    firstLives[thread] = state;
    facts++;
  }

  /** How many locations there are. */
  int locations() {
    return initial.length;
  }

  long initial(int location) {
    return initial[location];
  }

  boolean isInitialKnown(int location) {
    return location < initial.length && isInitialKnown[location];
  }

  /** A location is in this state at the beginning. */
  void learnInitial(int location, long state) {
    if (location >= initial.length) {
      int size = Math.max(location + 1, 2 * initial.length);
      initial = Arrays.copyOf(initial, size);
      isInitialKnown = Arrays.copyOf(isInitialKnown, size);
      opaque = Arrays.copyOf(opaque, size);
      contents = Arrays.copyOf(contents, size);
    }
    initial[location] = state;
    opaque[location] = program.isOpaque(location);
    contents[location] = program.tellsContents(location);
    isInitialKnown[location] = true;
    facts++;
  }

  /** A location is the life of a thread. */
  void learnLife(int location, int thread) {
    if (location >= lives.length) {
      int before = lives.length;
      lives = Arrays.copyOf(lives, Math.max(location + 1, 2 * before));
      Arrays.fill(lives, before, lives.length, NO_LIFE);
    }
    lives[location] = thread;
  }

  /** The thread whose life a location is, or {@link #NO_LIFE}. */
  int life(int location) {
    return location < lives.length ? lives[location] : NO_LIFE;
  }

  /** What is known about exchanging threads in the middle of a run. */
  Interchange interchange() {
    return program.interchange();
  }

  /** Whether the state of a location stands for more than its value. */
  boolean isOpaque(int location) {
    return location >= 0 && location < opaque.length && opaque[location];
  }

  /** Whether a state of a location tells what is inside of an object. */
  boolean tellsContent(int location, long state) {
    return location >= 0
        && location < contents.length
        && contents[location]
        && Contents.areTold(state);
  }

  /** Whether threads that wait for a comparison look again and again. */
  boolean awaitsBusily() {
    return program.awaitsBusily();
  }

  /** Whether threads leave a wait queue in the order in which they came. */
  boolean keepsOrder(int queue) {
    return program.keepsOrder(queue);
  }
}
