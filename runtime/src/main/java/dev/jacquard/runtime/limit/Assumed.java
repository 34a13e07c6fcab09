package dev.jacquard.runtime.limit;

import dev.jacquard.runtime.name.Sites;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The places of the program at which its runs so far have taken something for granted. */
public final class Assumed {
  private static final String UNKNOWN = "a place that is not known";

  private final Map<Premise, BitSet> sites = new EnumMap<>(Premise.class);
  private final Set<Premise> elsewhere = EnumSet.noneOf(Premise.class);
  private int count;

  Assumed() {
    for (Premise premise : Premise.values()) {
      sites.put(premise, new BitSet());
    }
  }

  /** A run takes something for granted at a place; less than 0 is one without a number. */
  public void at(Premise premise, int site) {
    if (site < 0) {
      count += elsewhere.add(premise) ? 1 : 0;
      return;
    }
    BitSet known = sites.get(premise);
    if (!known.get(site)) {
      known.set(site);
      count++;
    }
  }

  /** Where that was, in words and in their order. */
  public Set<String> places(Premise premise) {
    Set<String> places = new TreeSet<>();
    sites.get(premise).stream().forEach(site -> places.add(Sites.get(site).toString()));
    if (elsewhere.contains(premise)) {
      places.add(UNKNOWN);
    }
    return places;
  }

  /** How much there is of it. */
  int count() {
    return count;
  }
}
