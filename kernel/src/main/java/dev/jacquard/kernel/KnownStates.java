package dev.jacquard.kernel;

/**
 * The states that a search has met already, by their fingerprints: a run that comes to one of them
 * need not go on.
 *
 * <p>An answer that is out of date does no harm, since the run goes on for too long only. A state
 * that is called known and is not would be lost: so no filter that errs may stand behind this.
 */
public interface KnownStates {
  /** Whether a state has been met, by the two halves of its fingerprint. */
  boolean contains(long high, long low);

  /** What fingerprints are made with; one number for all runs of a search. */
  long seed();
}
