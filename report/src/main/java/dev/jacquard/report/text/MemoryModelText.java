package dev.jacquard.report.text;

import dev.jacquard.kernel.Prose;
import java.util.List;

/** Under which memory model the result of an exploration without races holds. */
record MemoryModelText(List<String> weakAccesses) {
  /** Places beyond this many are only counted. */
  private static final int MOST_PLACES = 3;

  List<String> lines() {
    if (weakAccesses.isEmpty()) {
      return List.of("  no data race: the result holds under the Java Memory Model");
    }
    List<String> named = weakAccesses.subList(0, Math.min(MOST_PLACES, weakAccesses.size()));
    int more = weakAccesses.size() - named.size();
    return List.of(
        "  no data race, but atomic accesses that are weaker than volatile, at "
            + Prose.and(named)
            + (more == 0 ? "" : " and " + Prose.count(more, "more place")),
        "  they were explored as if volatile: for these the result holds under sequential"
            + " consistency");
  }
}
