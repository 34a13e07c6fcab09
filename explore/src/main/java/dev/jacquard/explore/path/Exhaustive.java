package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;

/** Every interleaving, without any reduction: slow, obvious, and the oracle of everything else. */
public final class Exhaustive extends DepthFirst {
  public Exhaustive() {
    super(new EveryThread(), Pruning.NONE, false, Tail.Fixed.LOWEST);
  }
}
