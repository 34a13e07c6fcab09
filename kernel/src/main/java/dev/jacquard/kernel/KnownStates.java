package dev.jacquard.kernel;

import dev.jacquard.kernel.Fingerprint.Points;

/**
 * The states that a search has met already, by their fingerprints: a run that comes to one of them
 * need not go on.
 *
 * <p>An answer that is out of date does no harm, since the run goes on for too long only. A state
 * that is called known and is not would be lost: so no filter that errs may stand behind this.
 */
public interface KnownStates {
  /** No state is known but those of the run itself. */
  KnownStates NONE = fixed(false, false);

  /** Every state is known: a run ends behind its prefix. */
  KnownStates ALL = fixed(true, false);

  /** No state is known, and a run that comes back to a state of its own does so for ever. */
  KnownStates ROUND = fixed(false, true);

  /** Whether a state has been met, by the two halves of its fingerprint. */
  boolean contains(long high, long low);

  /** What fingerprints are made with; the same for all runs of a search. */
  Points points();

  /**
   * Whether a run that comes back to a state of its own has no other way to go: whatever its
   * threads do, no variable changes any more.
   */
  default boolean areLeftByNobody() {
    return false;
  }

  /**
   * Whether states are one that differ only in which of several interchangeable threads is which.
   */
  default boolean areUpToSymmetry() {
    return false;
  }

  private static KnownStates fixed(boolean known, boolean round) {
    return new KnownStates() {
      @Override
      public boolean contains(long high, long low) {
        return known;
      }

      @Override
      public Points points() {
        return Points.USUAL;
      }

      @Override
      public boolean areLeftByNobody() {
        return round;
      }
    };
  }
}
