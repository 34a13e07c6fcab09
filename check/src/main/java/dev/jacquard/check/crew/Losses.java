package dev.jacquard.check.crew;

import dev.jacquard.cluster.office.RegionId;
import dev.jacquard.runtime.NotControllableException;
import java.util.HashMap;
import java.util.Map;

/** Counts how often in a row a hand was lost while it explored a region. */
final class Losses {
  private final int most;
  private final Map<RegionId, Integer> byRegion = new HashMap<>();

  Losses(int most) {
    this.most = most;
  }

  /** A hand has come through a part of it. */
  void forget(RegionId region) {
    byRegion.remove(region);
  }

  /**
   * One more, for a reason.
   *
   * @throws NotControllableException if it will happen again and again
   */
  void add(RegionId region, String why) {
    int times = byRegion.merge(region, 1, Integer::sum);
    if (times >= most) {
      throw new NotControllableException(
          "the JVM of a worker ended "
              + times
              + " times while it explored the same part of the search, so nothing is known of that;"
              + " the last time "
              + why);
    }
  }
}
