package dev.jacquard.cluster.office;

import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * For each failure the least execution. What was merged once may be merged again, and in any order.
 */
public final class FoundLeast {
  /**
   * Beyond this many different ones, those with the first signatures, the reader has seen enough.
   */
  private static final int MOST = 100;

  private final TreeMap<String, Found> bySignature = new TreeMap<>();

  public void add(Found found) {
    bySignature.merge(found.signature(), found, (a, b) -> a.compareTo(b) <= 0 ? a : b);
    if (bySignature.size() > MOST) {
      bySignature.pollLastEntry();
    }
  }

  public void addAll(Collection<Found> found) {
    found.forEach(this::add);
  }

  public boolean isEmpty() {
    return bySignature.isEmpty();
  }

  /** In the order of their signatures. */
  public List<Found> all() {
    return List.copyOf(bySignature.values());
  }
}
