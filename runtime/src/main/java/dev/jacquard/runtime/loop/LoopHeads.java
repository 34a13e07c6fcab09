package dev.jacquard.runtime.loop;

import java.util.Arrays;

/**
 * The local states in which a thread came to the heads of its loops of late, by numbers: the same
 * number means that whatever the thread knows is the same, but for memory.
 *
 * <p>A loop that has not been left since changes some local variables, which are told at its head;
 * all others, and those of the methods around it, are as they were. A thread that has looked at the
 * clock in between is in another state.
 */
final class LoopHeads {
  private static final int MOST = 16;

  private final LoopIteration[] loops = new LoopIteration[MOST];
  private final int[] entries = new int[MOST];
  private final long[][] numbers = new long[MOST][];
  private final Object[][] references = new Object[MOST][];
  private final long[] held = new long[MOST];
  private final long[] clockReads = new long[MOST];
  private final int[] states = new int[MOST];
  private int count;
  private int last;

  /** The thread is at the head of a loop; whether it was in the same state there before. */
  boolean add(LoopIteration loop, LoopHistory doings) {
    int known = find(loop, doings);
    int place = count++ % MOST;
    int state = known < 0 ? ++last : states[known];
    loops[place] = loop;
    entries[place] = loop.entries();
    numbers[place] = loop.numbers();
    references[place] = loop.references();
    held[place] = doings.held();
    clockReads[place] = doings.clockReads();
    states[place] = state;
    return known >= 0;
  }

  /** The number of the state that was added last. */
  int state() {
    return states[(count - 1) % MOST];
  }

  private int find(LoopIteration loop, LoopHistory doings) {
    for (int i = 0; i < Math.min(count, MOST); i++) {
      if (loops[i] == loop
          && entries[i] == loop.entries()
          && held[i] == doings.held()
          && clockReads[i] == doings.clockReads()
          && Arrays.equals(numbers[i], loop.numbers())
          && areSame(references[i], loop.references())) {
        return i;
      }
    }
    return -1;
  }

  private static boolean areSame(Object[] some, Object[] others) {
    for (int i = 0; i < some.length; i++) {
      if (some[i] != others[i]) {
        return false;
      }
    }
    return true;
  }
}
