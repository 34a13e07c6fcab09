package dev.jacquard.litmus;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Portraits;
import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.litmus.code.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/** The states of all locations, and how often each lock is held by its owner. */
final class SharedState {
  private final Layout layout;
  private final long[] initial;
  private final long[] states;
  private final int[] depth;
  private final int[] savedDepth;

  SharedState(Layout layout) {
    this.layout = layout;
    initial = layout.initialStates();
    states = initial.clone();
    depth = new int[states.length];
    savedDepth = new int[layout.threads()];
  }

  void reset() {
    System.arraycopy(initial, 0, states, 0, states.length);
    Arrays.fill(depth, 0);
    Arrays.fill(savedDepth, 0);
  }

  /** The state of a location; 0 for none. */
  long get(int location) {
    return location < 0 ? 0 : states[location];
  }

  void set(int location, long state) {
    states[location] = state;
  }

  boolean owns(int thread, int lock) {
    return lock >= 0 && states[lock] == thread + 1L;
  }

  /** Takes a lock if it is free; 1 if taken, else 0. */
  long take(int thread, int lock) {
    return take(thread, lock, 1);
  }

  private long take(int thread, int lock, int levels) {
    if (states[lock] != 0) {
      return 0;
    }
    states[lock] = thread + 1L;
    depth[lock] = levels;
    return 1;
  }

  /** One more level of a lock that the thread holds. */
  void reenter(int lock) {
    depth[lock]++;
  }

  /** Gives one level back; false if it is the last, which takes a step. */
  boolean leaveInner(int lock) {
    if (depth[lock] <= 1) {
      return false;
    }
    depth[lock]--;
    return true;
  }

  void free(int lock) {
    states[lock] = 0;
    depth[lock] = 0;
  }

  /** Frees a lock at all levels, to be taken again at all of them. */
  void freeForWait(int thread, int lock) {
    savedDepth[thread] = depth[lock];
    free(lock);
  }

  long takeAfterWait(int thread, int lock) {
    int levels = savedDepth[thread];
    savedDepth[thread] = 0; // no part of the state any more
    return take(thread, lock, levels);
  }

  /** Takes permits if there are enough; 1 if taken, else 0. */
  long takePermits(int semaphore, int permits) {
    if (states[semaphore] < permits) {
      return 0;
    }
    states[semaphore] -= permits;
    return 1;
  }

  /** Whether a thread owns any lock. */
  boolean holdsAny(int thread) {
    for (int location = 0; location < states.length; location++) {
      if (depth[location] > 0 && states[location] == thread + 1L) {
        return true;
      }
    }
    return false;
  }

  /** Adds which locks a thread holds or will take again, and how often, by names for them. */
  void describeLocksOf(int thread, IntUnaryOperator name, List<Object> all) {
    SortedMap<Integer, Integer> held = new TreeMap<>();
    for (int location = 0; location < states.length; location++) {
      if (depth[location] > 0 && states[location] == thread + 1L) {
        held.put(name.applyAsInt(location), depth[location]);
      }
    }
    all.add(savedDepth[thread]);
    all.add(held);
  }

  void begin(int thread) {
    states[layout.life(thread)] = 1;
  }

  void end(int thread) {
    states[layout.life(thread)] = Kind.ENDED;
  }

  boolean ended(int thread) {
    return states[layout.life(thread)] == Kind.ENDED;
  }

  /** Adds to the portrait of a thread what belongs to it: its locations, and its locks. */
  void portray(int thread, Interchange facts, Portraits portraits) {
    for (int row = 0; row < facts.belongings(); row++) {
      portraits.add(states[facts.belonging(row, thread)]);
    }
    portraits.add(savedDepth[thread]);
    for (int lock = facts.firstLock(); lock < facts.behindLocks(); lock++) {
      if (states[lock] == thread + 1L) {
        portraits.add(lock);
        portraits.add(depth[lock]);
      }
    }
  }

  /** Adds what belongs to no thread to a fingerprint. */
  void describeCommons(Interchange facts, Fingerprint state) {
    for (int location = 0; location < states.length; location++) {
      if (!facts.isLock(location) && !facts.isBelonging(location)) {
        state.add(states[location]);
      }
    }
  }

  /** Adds all of it to a fingerprint. */
  void describe(Fingerprint state) {
    for (int location = 0; location < states.length; location++) {
      state.add(states[location]);
      state.add(depth[location]);
    }
    for (int levels : savedDepth) {
      state.add(levels);
    }
  }

  /** All of it as a value. */
  List<Object> snapshot() {
    List<Object> all = new ArrayList<>();
    for (long state : states) {
      all.add(state);
    }
    for (int levels : depth) {
      all.add(levels);
    }
    for (int levels : savedDepth) {
      all.add(levels);
    }
    return all;
  }
}
