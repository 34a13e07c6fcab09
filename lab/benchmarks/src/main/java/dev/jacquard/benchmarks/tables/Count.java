package dev.jacquard.benchmarks.tables;

import java.util.Arrays;

/** Something that can be counted: a model, and how it is searched. */
public sealed interface Count {
  /** How to search. */
  enum Method {
    PLAIN,
    STANDARD_SYMMETRY,
    ADAPTIVE
  }

  /** How to search the executions of philosophers who eat once. */
  enum Search {
    STATE_GRAPH,
    STATELESS,
    PERSISTENT_SETS,
    ROTATION
  }

  /** Transitions that a search of so many philosophers who eat once explores. */
  record Philosophers(int number, Search search) implements Count {}

  /** States of so many readers and writers. */
  record ReadersWriters(int readers, int writers, Method method) implements Count {}

  /** States of the resource controller with priority classes of these sizes. */
  record Controller(int[] sizes, Method method) implements Count {
    /** All classes but the last have the same size. */
    static Controller ofClasses(int processes, int classes, int size) {
      int[] sizes = new int[classes];
      Arrays.fill(sizes, size);
      sizes[classes - 1] = processes - size * (classes - 1);
      return new Controller(sizes, Method.ADAPTIVE);
    }
  }

  /** The examples of Iosif 2002, as we model them. */
  enum Example {
    ORDERED_LIST,
    B_TREE
  }

  /** How to search a litmus program, and what to count. */
  enum LitmusSearch {
    /** Runs of dynamic partial order reduction as Flanagan and Godefroid published it. */
    FG,
    /** Runs of stateful reduction as Yang published it. */
    SDPOR,
    /** Its transitions. */
    SDPOR_TRANSITIONS,
    /** Runs of property-driven pruning as Yang published it. */
    PDP,
    /** Pairs of places that it sees racing. */
    PDP_RACES,
    /** Runs of pruning that loses no race. */
    SOUND_PDP,
    /** Runs of our search by states. */
    BY_STATES,
    /** Its transitions. */
    TRANSITIONS,
    /** Its states. */
    STATES,
    /** Runs of the program for the same search of what is learned of it. */
    LEARNED,
    /** Pairs of places that race. */
    RACES
  }

  /** What a search of a litmus program comes to. */
  record Litmus(String program, LitmusSearch search) implements Count {}

  /**
   * States of a dynamic model, depth first with partial order reduction.
   *
   * @param sizes what the constructor of the model takes
   * @param symmetry whether states that differ in the addresses of heap objects are equal
   * @param independence whether allocations are independent of each other
   */
  record Heap(Example example, int[] sizes, boolean symmetry, boolean independence)
      implements Count {}
}
