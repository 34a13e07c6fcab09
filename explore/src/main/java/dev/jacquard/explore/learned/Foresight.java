package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.EdgeTable;
import dev.jacquard.explore.learned.step.Observations;

/**
 * Which steps of threads it is known of what follows, and how often it was not: each observation
 * counts once.
 */
final class Foresight {
  private final LocalGraph graph;
  private final EdgeTable missed = new EdgeTable();
  private int count;

  Foresight(LocalGraph graph) {
    this.graph = graph;
  }

  /** Whether a run has shown what follows an observation at a node; else it is counted. */
  boolean knows(int node, int circumstances, long value) {
    if (graph.edge(node, circumstances, value) != LocalGraph.UNKNOWN) {
      return true;
    }
    miss(node, circumstances, value);
    return false;
  }

  /** Whether it is known what a call on an object does in such a state, and what follows. */
  boolean knowsContent(int node, int circumstances, long before) {
    int effect = graph.effects.find(node, circumstances, before);
    if (effect == LocalGraph.UNKNOWN) {
      miss(node, circumstances, before);
      return false;
    }
    return knows(node, circumstances, graph.effects.result(effect));
  }

  /** Of how many choices at a node it is known what follows. */
  int choices(int node, int circumstances) {
    int choices = 0;
    for (int choice = 0; choice < graph.choices[node]; choice++) {
      choices += knows(node, circumstances, choice) ? 1 : 0;
    }
    return choices;
  }

  /** The choice that is an alternative, if only those count of which it is known what follows. */
  int choice(int node, int alternative) {
    int left = alternative;
    int choice = 0;
    while (graph.edge(node, 0, choice) == LocalGraph.UNKNOWN || left-- > 0) {
      choice++;
    }
    return choice;
  }

  /** Counts an observation. */
  void miss(int node, int circumstances, long value) {
    int place = node * Observations.CIRCUMSTANCES + circumstances;
    if (missed.find(place, value) == LocalGraph.UNKNOWN) {
      missed.put(place, value, count++);
    }
  }

  /** How many observations were counted. */
  int missed() {
    return count;
  }
}
