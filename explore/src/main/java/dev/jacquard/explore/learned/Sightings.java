package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How runs came to each observation that is known. */
final class Sightings {
  /** The steps of a run, as far as they are needed to make it again. */
  record Way(int[] threads, int[] choices, int[] joined) {}

  private final List<Way> runs = new ArrayList<>();
  private int[] runOf = new int[64];
  private int[] rowOf = new int[64];

  /** A run is about to show something. */
  void add(Trace run) {
    int[] threads = new int[run.length()];
    int[] choices = new int[run.length()];
    int[] joined = new int[run.length()];
    for (int row = 0; row < threads.length; row++) {
      threads[row] = run.thread(row);
      choices[row] = run.label(row);
      joined[row] = run.kind(row) == Kind.JOIN ? (int) run.argument(row) : ThreadNodes.NOBODY;
    }
    runs.add(new Way(threads, choices, joined));
  }

  /** The last run has shown an edge for the first time. */
  void put(int edge, int row) {
    if (edge >= runOf.length) {
      runOf = Arrays.copyOf(runOf, Math.max(edge + 1, 2 * runOf.length));
      rowOf = Arrays.copyOf(rowOf, runOf.length);
    }
    runOf[edge] = runs.size() - 1;
    rowOf[edge] = row;
  }

  /** The run that has shown an edge first. */
  Way way(int edge) {
    return runs.get(runOf[edge]);
  }

  /** Which of its steps did. */
  int row(int edge) {
    return rowOf[edge];
  }
}
