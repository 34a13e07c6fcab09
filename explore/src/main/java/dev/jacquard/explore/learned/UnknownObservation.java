package dev.jacquard.explore.learned;

/**
 * A thread of the model observes what no run has shown it, or nobody knows yet what it waits for.
 */
final class UnknownObservation extends RuntimeException {
  static final UnknownObservation HERE = new UnknownObservation();

  private UnknownObservation() {
    super(null, null, false, false);
  }
}
