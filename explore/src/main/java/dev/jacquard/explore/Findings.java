package dev.jacquard.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects failures, one execution for each place at which something goes wrong. */
final class Findings {
  /** Beyond this many different ones the reader has seen enough. */
  private static final int MOST = 100;

  private final List<Finding> all = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  /** Takes in what went wrong in a run; false if all of it is known. */
  boolean add(List<Finding> findings) {
    int before = all.size();
    for (Finding finding : findings) {
      if (isNew(finding.place())) {
        all.add(finding.lasting());
      }
    }
    return all.size() > before;
  }

  private boolean isNew(String place) {
    return all.size() < MOST && seen.add(place);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  List<Finding> all() {
    return Collections.unmodifiableList(all);
  }
}
