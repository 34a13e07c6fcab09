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
  private final WaitQueues queues;
  private final int[] nodes;
  private final long[] lives;
  private Interchange exchanges;
  private Portraits portraits;

  /** Looks at the nodes and lives of threads, which change. */
  Description(Knowledge known, WaitQueues queues, int[] nodes, long[] lives) {
    this.known = known;
    this.queues = queues;
    this.nodes = nodes;
    this.lives = lives;
  }

  /** Adds all that determines what can still happen. */
  void describe(Fingerprint state, long[] locations) {
    for (int location = 0; location < known.locations(); location++) {
      if (locations[location] != known.initial(location)) {
        state.add(location);
        state.add(locations[location]);
      }
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
  StateNames describeUpToSymmetry(Fingerprint state, long[] locations) {
    if (portraits == null) { // most runs do not ask
      exchanges = known.interchange();
      portraits = new Portraits(exchanges);
    }
    for (int location = 0; location < known.locations(); location++) {
      if (locations[location] != known.initial(location)
          && !exchanges.isBelonging(location)
          && !exchanges.isLock(location)) {
        state.add(location);
        state.add(locations[location]);
      }
    }
    state.add(NOTHING_MORE);
    portraits.begin(nodes.length);
    for (int t = 0; t < nodes.length; t++) {
      portray(t, locations);
    }
    return portraits.name(state);
  }

  private void portray(int thread, long[] locations) {
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
      if (location < known.locations() && locations[location] != known.initial(location)) {
        portraits.add(location - thread);
        portraits.add(locations[location]);
      }
    }
    for (int lock = exchanges.firstLock(); lock < exchanges.behindLocks(); lock++) {
      if (lock < known.locations() && locations[lock] == thread + 1L) {
        portraits.add(lock);
      }
    }
  }
}
