package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What runs have shown of a program besides its threads: how everything is at the beginning. */
final class Knowledge {
  /** In which order threads leave a wait queue. */
  enum QueueOrder {
    UNKNOWN,
    ANY,
    FIRST_IN_FIRST_OUT
  }

  /** In place of a thread, for a location that is not the life of one. */
  static final int NO_LIFE = -1;

  final LocalGraph graph = new LocalGraph();
  int threads;
  int[] firstNodes = {};
  boolean[] fromTheBeginning = {};
  private long[] initial = {};
  private boolean[] isInitialKnown = {};
  private QueueOrder[] queues = {};
  private int[] lives = {};
  final List<Failure> firstFailures = new ArrayList<>();
  private int runs;
  private int facts;

  void countRun() {
    runs++;
  }

  /** Grows whenever something is learned. */
  long size() {
    return (long) graph.nodes() + graph.edges() + facts;
  }

  /** How many runs have been learned from. */
  int runs() {
    return runs;
  }

  void admitThreads(int count) {
    if (count > threads) {
      firstNodes = Arrays.copyOf(firstNodes, count);
      Arrays.fill(firstNodes, threads, count, LocalGraph.UNKNOWN);
      fromTheBeginning = Arrays.copyOf(fromTheBeginning, count);
      threads = count;
    }
  }

  /** How many locations there are. */
  int locations() {
    return initial.length;
  }

  long initial(int location) {
    return initial[location];
  }

  boolean isInitialKnown(int location) {
    return location < 0 || (location < initial.length && isInitialKnown[location]);
  }

  /** A location is in this state at the beginning. */
  void learnInitial(int location, long state) {
    if (location >= initial.length) {
      int size = Math.max(location + 1, 2 * initial.length);
      initial = Arrays.copyOf(initial, size);
      isInitialKnown = Arrays.copyOf(isInitialKnown, size);
    }
    initial[location] = state;
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

  QueueOrder order(int queue) {
    return queue < queues.length && queues[queue] != null ? queues[queue] : QueueOrder.UNKNOWN;
  }

  void learnOrder(int queue, QueueOrder order) {
    if (queue >= queues.length) {
      queues = Arrays.copyOf(queues, queue + 1);
    }
    facts += queues[queue] == order ? 0 : 1;
    queues[queue] = order;
  }
}
