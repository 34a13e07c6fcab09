package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;

/**
 * Dynamic partial order reduction after Flanagan and Godefroid (2005) with sleep sets, corrected.
 *
 * @see LatestRace
 */
public final class FlanaganGodefroid extends DepthFirst {
  public FlanaganGodefroid() {
    this(Pruning.NONE, Tail.Fixed.LOWEST);
  }

  public FlanaganGodefroid(Pruning pruning, Tail.Fixed tail) {
    super(new LatestRace(), pruning, true, tail);
  }
}
