package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;

/**
 * Dynamic partial order reduction with source sets and sleep sets: no trace twice, and few
 * executions given up half-way.
 *
 * @see SourceSets
 */
public final class SourceDpor extends DepthFirst {
  public SourceDpor() {
    this(Tail.Fixed.LOWEST);
  }

  public SourceDpor(Tail.Fixed tail) {
    super(new SourceSets(), Pruning.NONE, true, tail);
  }
}
