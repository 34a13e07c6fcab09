package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.Timetable;
import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Portraits;
import dev.jacquard.kernel.run.WaitQueues;
import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.trace.StateNames;

/**
 * Tells the states of a model apart: by only what is not as at the beginning, so that more
 * knowledge does not change what is told.
 */
final class Description {
  /** Behind the last of a sequence of locations or threads. */
  private static final int NOTHING_MORE = -1;

  private static final int NOBODY = -1;

  /** In place of the state of a lock that belongs to a thread, and that it holds. */
  private static final int OWN = -2;

  private final Knowledge known;
  private final Memory memory;
  private final WaitQueues queues;
  private final Timetable times;
  private final int[] nodes;
  private final long[] lives;
  private Interchange exchanges;
  private Portraits portraits;
  private Interchange facts;
  private Portraits learned;

  /** Looks at the nodes and lives of threads, which change. */
  Description(
      Knowledge known,
      Memory memory,
      WaitQueues queues,
      Timetable times,
      int[] nodes,
      long[] lives) {
    this.times = times;
    this.known = known;
    this.memory = memory;
    this.queues = queues;
    this.nodes = nodes;
    this.lives = lives;
  }

  /** Adds all that determines what can still happen. */
  void describe(Fingerprint state) {
    for (int at = memory.nextChanged(0); at >= 0; at = memory.nextChanged(at + 1)) {
      state.add(at);
      state.add(memory.state(at));
    }
    state.add(NOTHING_MORE);
    for (int t = 0; t < nodes.length; t++) {
      if (lives[t] > 0) {
        state.add(t);
        state.add(nodes[t]);
      }
    }
    state.add(NOTHING_MORE);
    queues.describe(state);
    if (known.graph.isTimed()) {
      times.describe(state::add);
      for (int t = 0; t < nodes.length; t++) {
        if (lives[t] > 0 && nodes[t] != LocalGraph.END) {
          times.describe(t, state::add);
        }
      }
    }
  }

  /** The same up to exchanges of threads; by which names it was told. */
  StateNames describeUpToSymmetry(Fingerprint state) {
    if (portraits == null) { // most runs do not ask
      exchanges = known.interchange();
      portraits = new Portraits(exchanges);
    }
    for (int at = memory.nextChanged(0); at >= 0; at = memory.nextChanged(at + 1)) {
      if (!exchanges.isBelonging(at) && !exchanges.isLock(at)) {
        state.add(at);
        state.add(memory.state(at));
      }
    }
    state.add(NOTHING_MORE);
    portraits.begin(nodes.length);
    for (int t = 0; t < nodes.length; t++) {
      portray(t);
    }
    return portraits.name(state);
  }

  private void portray(int thread) {
    if (lives[thread] <= 0) {
      portraits.begin(thread, Portraits.UNBORN);
    } else if (nodes[thread] == LocalGraph.END) {
      portraits.begin(thread, Portraits.ENDED);
    } else {
      portraits.begin(thread, known.graph.site[nodes[thread]]);
      portraits.add(nodes[thread]);
    }
    queues.portray(thread, portraits);
    for (int row = 0; row < exchanges.belongings(); row++) {
      int location = exchanges.belonging(row, thread);
      if (memory.isChanged(location)) {
        portraits.add(location - thread);
        portraits.add(memory.state(location));
      }
    }
    for (int lock = exchanges.firstLock(); lock < exchanges.behindLocks(); lock++) {
      if (lock < known.locations() && memory.state(lock) == thread + 1L) {
        portraits.add(lock);
      }
    }
  }

  /** The same up to exchanges of threads whose graphs have turned out to be alike. */
  StateNames describeUpToExchanges(Fingerprint state) {
    Exchanges all = known.exchanges;
    if (facts != all.facts()) {
      facts = all.facts();
      learned = new Portraits(facts);
    }
    Cells cells = all.cells();
    for (int at = memory.nextChanged(0); at >= 0; at = memory.nextChanged(at + 1)) {
      if (cells.owner(at) < 0 && !all.isMember(holder(at))) {
        state.add(at);
        state.add(memory.state(at));
      }
    }
    state.add(NOTHING_MORE);
    if (known.graph.isTimed()) {
      times.describe(state::add);
    }
    learned.begin(nodes.length);
    for (int t = 0; t < nodes.length; t++) {
      portrayMember(t, all, cells);
    }
    return learned.name(state);
  }

  private void portrayMember(int thread, Exchanges all, Cells cells) {
    if (lives[thread] <= 0) {
      learned.begin(thread, Portraits.UNBORN);
      return;
    }
    boolean over = nodes[thread] == LocalGraph.END;
    learned.begin(thread, over ? Portraits.ENDED : nodes[thread] + 1);
    queues.portray(thread, learned);
    if (known.graph.isTimed() && !over) {
      times.describe(thread, learned::add);
    }
    for (int cell : cells.of(thread)) {
      if (memory.isChanged(cell)) {
        learned.add(cells.row(cell));
        learned.add(holder(cell) == thread ? OWN : memory.state(cell));
      }
    }
    for (int at = memory.nextChanged(0); at >= 0; at = memory.nextChanged(at + 1)) {
      if (all.isMember(thread) && holder(at) == thread && cells.owner(at) < 0) {
        learned.add(at);
      }
    }
  }

  /** The thread that holds a lock; negative if nobody does, or if it is no lock. */
  private int holder(int location) {
    return known.exchanges.isLock(location) ? (int) memory.state(location) - 1 : NOBODY;
  }

  /** Whether threads that have ended have left the same, each where its own is. */
  boolean areAlike(int[] threads) {
    Cells cells = known.exchanges.cells();
    for (int thread : threads) {
      if (nodes[thread] != LocalGraph.END) {
        return false;
      }
      for (int cell : cells.of(thread)) {
        int first = cells.location(cells.row(cell), threads[0]);
        if (memory.isChanged(cell) != memory.isChanged(first)
            || (memory.isChanged(cell) && memory.state(cell) != memory.state(first))) {
          return false;
        }
      }
    }
    return true;
  }
}
