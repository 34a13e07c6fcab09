package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;

/**
 * Every enabled thread, except those asleep: exactly one complete execution per Mazurkiewicz trace,
 * but many that are given up half-way (algorithms.md 2.2).
 */
public final class SleepSets extends DepthFirst {
  public SleepSets() {
    super(new EveryThread(), Pruning.NONE, true, Tail.Fixed.LOWEST);
  }
}
