package dev.jacquard.cluster.office;

import java.util.Map;

/**
 * How much of a region is explored, as a share: what it has itself, and what of it belongs to each
 * region that was cut off and is not complete.
 */
public record Progress(double own, Map<RegionId, Double> away) {
  public static final Progress NONE = new Progress(0, Map.of());
  public static final Progress ALL = new Progress(1, Map.of());

  public Progress {
    away = Map.copyOf(away);
  }
}
