package dev.jacquard.explore.estimate;

import java.util.ArrayList;
import java.util.List;

/** A state on the path of a search: what is known of its subtrees. Reused for later paths. */
final class Level {
  Branching.Sort both;

  Branching.Sort site;

  Branching.Sort location;
  Branching.Sort kind;
  int threads;

  /** The complete subtrees, and the runs in them. */
  int complete;

  long runs;

  /** What was foretold of its runs while it was not complete. */
  final List<Hindsight.Forecast> forecasts = new ArrayList<>();

  void begin(
      Branching.Sort newBoth,
      Branching.Sort newSite,
      Branching.Sort newLocation,
      Branching.Sort newKind,
      int newThreads) {
    both = newBoth;
    site = newSite;
    location = newLocation;
    kind = newKind;
    threads = newThreads;
    complete = 0;
    runs = 0;
    forecasts.clear();
  }

  /** One more subtree is complete. */
  void add(long size) {
    complete++;
    runs += size;
  }
}
