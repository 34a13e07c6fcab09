package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;

/** Whether any variable is accessed plainly by two threads, one of which writes it. */
final class SharedVariables {
  private static final int NOBODY = -1;
  private static final int SEVERAL = -2;

  private int[] users = {};
  private boolean[] written = {};
  private boolean any;

  /** A thread has an access to a location. */
  void add(int thread, Kind kind, int location) {
    if (!kind.isPlain()) {
      return;
    }
    admit(location);
    users[location] = users[location] == NOBODY || users[location] == thread ? thread : SEVERAL;
    written[location] |= kind.isStore();
    any |= users[location] == SEVERAL && written[location];
  }

  private void admit(int location) {
    int before = users.length;
    if (location >= before) {
      users = Arrays.copyOf(users, Math.max(location + 1, 2 * before));
      Arrays.fill(users, before, users.length, NOBODY);
      written = Arrays.copyOf(written, users.length);
    }
  }

  /** Whether there is one; without any there is no data race. */
  boolean any() {
    return any;
  }
}
