package dev.jacquard.explore.estimate;

/** A state on the path of a search: what is known of its subtrees. Reused for later paths. */
final class Level {
  Branching.Sort sort;
  int threads;

  /** The complete subtrees, and the runs in them. */
  int complete;

  long runs;

  void begin(Branching.Sort newSort, int newThreads) {
    sort = newSort;
    threads = newThreads;
    complete = 0;
    runs = 0;
  }

  /** One more subtree is complete. */
  void add(long size) {
    complete++;
    runs += size;
  }
}
