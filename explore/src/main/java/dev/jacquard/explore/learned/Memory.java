package dev.jacquard.explore.learned;

import java.util.BitSet;

/** The states of the locations of a model, and which of them are not as at the beginning. */
final class Memory {
  private final Knowledge known;
  private final BitSet changed = new BitSet();
  private long[] states = {};
  private long knownThen = -1;

  Memory(Knowledge known) {
    this.known = known;
  }

  /** A run begins. */
  void reset() {
    if (known.size() == knownThen) {
      for (int at = changed.nextSetBit(0); at >= 0; at = changed.nextSetBit(at + 1)) {
        states[at] = known.initial(at);
      }
    } else {
      states = states.length < known.locations() ? new long[known.locations()] : states;
      for (int location = 0; location < known.locations(); location++) {
        states[location] = known.initial(location);
      }
      knownThen = known.size();
    }
    changed.clear();
  }

  long state(int location) {
    return states[location];
  }

  void set(int location, long state) {
    states[location] = state;
    changed.set(location, state != known.initial(location));
  }

  /** The first location from one on that is not as at the beginning; negative if there is none. */
  int nextChanged(int from) {
    return changed.nextSetBit(from);
  }

  boolean isChanged(int location) {
    return changed.get(location);
  }
}
