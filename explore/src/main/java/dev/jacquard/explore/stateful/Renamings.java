package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Belongings;
import dev.jacquard.kernel.trace.StateNames;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Makes renamings, and keeps those of edges, each of them once. */
final class Renamings {
  static final Renaming IDENTITY = new Renaming(new int[0], Belongings.NONE);

  private final Map<Renaming, Renaming> shared = new HashMap<>();
  private Belongings belongings = Belongings.NONE;

  /** From the names of a run to those under which one of its states was described. */
  Renaming of(StateNames names) {
    if (names.threads() == 0) {
      return IDENTITY;
    }
    belongings = names.belongings(); // the same at all states
    return new Renaming(names.all(), belongings);
  }

  /** Equal renamings as one object, which remembers what it renames. */
  Renaming shared(Renaming renaming) {
    return renaming.isIdentity() ? IDENTITY : shared.computeIfAbsent(renaming, same -> same);
  }

  /** Exchanges two threads. */
  Renaming exchange(int a, int b) {
    int[] threads = new int[Math.max(a, b) + 1];
    Arrays.setAll(threads, t -> t == a ? b : t == b ? a : t);
    return shared(new Renaming(threads, belongings));
  }
}
