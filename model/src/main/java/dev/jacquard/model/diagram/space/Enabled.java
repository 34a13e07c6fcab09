package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.Partition;

/**
 * The processes that may take one edge in a state.
 *
 * <p>If the edge does not distinguish two processes and they are in the same state themselves, then
 * exchanging them changes nothing, and the guard says the same for both. So it is asked once for
 * each cell of the edge's partition. Processes that a variable names are asked one by one.
 */
final class Enabled {
  private final Edge edge;
  private final int local;
  private final long[] actors;

  /** For each word, what it has of the cells, as far as they may take the edge. */
  private final long[][] cells;

  private final boolean always;
  private final long[] active;
  private final long[] throwing;

  Enabled(Edge edge, Partition partition, int setWords) {
    this.edge = edge;
    local = edge.from().number();
    actors = Bits.range(edge.first(), edge.last() + 1, setWords);
    cells = new long[setWords][];
    for (int word = 0; word < setWords; word++) {
      cells[word] = Bits.cells(partition, actors[word], word);
    }
    always = edge.guard() == Guard.TRUE;
    active = new long[setWords];
    throwing = new long[setWords];
  }

  /** Finds them for a state, in which somebody is at the start, and adds them to a set. */
  void look(Snapshot state, long[] all) {
    for (int word = 0; word < all.length; word++) {
      long candidates = state.where(local, word) & actors[word];
      throwing[word] = 0;
      active[word] =
          candidates == 0 || always ? candidates : ask(state, word, candidates) | throwing[word];
      all[word] |= active[word];
    }
  }

  /** Those of 64 processes that may take the edge, or for which the guard throws something. */
  long active(int word) {
    return active[word];
  }

  /** Those of 64 processes for which the guard throws something. */
  long throwing(int word) {
    return throwing[word];
  }

  private long ask(Snapshot state, int word, long candidates) {
    long yes = 0;
    long named = candidates & state.named(word);
    for (long rest = named; rest != 0; rest &= rest - 1) {
      yes |= answer(state, word, rest & -rest);
    }
    for (long cell : cells[word]) {
      long group = candidates & cell & ~named;
      if (group != 0) {
        yes |= answer(state, word, group);
      }
    }
    return yes;
  }

  /** Asks for the first of a group, and takes the answer for all. */
  private long answer(Snapshot state, int word, long group) {
    int process = (word << 6) + Long.numberOfTrailingZeros(group);
    try {
      return edge.guard().test(state, process) ? group : 0;
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      throwing[word] |= group;
      return 0;
    }
  }
}
