package dev.jacquard.models.persistent;

import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.kernel.Tail;

/**
 * Selective search with static persistent sets and sleep sets, as in VeriSoft (Godefroid 1999).
 *
 * @see LoneRelease
 */
public final class PersistentSets extends DepthFirst {
  /** A search, perhaps with a declared symmetry on top. */
  public PersistentSets(Foresight foresight, Pruning pruning) {
    super(new LoneRelease(foresight), pruning, true, Tail.Fixed.RELEASE_FIRST);
  }
}
