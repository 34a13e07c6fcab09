package dev.jacquard.explore.learned;

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

  private final Knowledge known;
  private final Memory memory;
  private final WaitQueues queues;
  private final int[] nodes;
  private final long[] lives;
  private Interchange exchanges;
  private Portraits portraits;

  /** Looks at the nodes and lives of threads, which change. */
  Description(Knowledge known, Memory memory, WaitQueues queues, int[] nodes, long[] lives) {
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
}
