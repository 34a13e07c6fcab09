package dev.jacquard.model.diagram.partition;

/**
 * How much work may still be done on one edge or proposition. It is counted, not timed, so that the
 * same diagram has the same partitions everywhere.
 */
final class Work {
  private final int most;
  private int done;

  Work(int most) {
    this.most = most;
  }

  /** Begins with another edge or proposition. */
  void restart() {
    done = 0;
  }

  void spend(int units) {
    done += units;
    if (done > most) {
      throw new AnalysisLimitException("it distinguishes too many cases");
    }
  }
}
