package dev.jacquard.model.differential;

import dev.jacquard.model.search.Finding;
import java.util.EnumMap;
import java.util.Map;

/** What many comparisons had to show, so that a test of nothing would be seen. */
public final class Tally {
  private final Map<Finding.Type, Integer> found = new EnumMap<>(Finding.Type.class);
  private int models;
  private int searches;
  private int halved;
  private int clean;

  public void add(Agreement agreement) {
    models++;
    searches += agreement.searches();
    halved += 2 * agreement.smallest() <= agreement.plain().states() ? 1 : 0;
    clean += agreement.plain().findings().isEmpty() ? 1 : 0;
    agreement.plain().findings().forEach(finding -> found.merge(finding.type(), 1, Integer::sum));
  }

  public int models() {
    return models;
  }

  /** In how many models a reduction saved at least half of the states. */
  public int halved() {
    return halved;
  }

  public Map<Finding.Type, Integer> found() {
    return found;
  }

  @Override
  public String toString() {
    return models
        + " models, "
        + searches
        + " searches, "
        + halved
        + " models halved, "
        + clean
        + " without a finding, "
        + found;
  }
}
