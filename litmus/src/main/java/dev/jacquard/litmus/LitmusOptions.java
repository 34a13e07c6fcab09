package dev.jacquard.litmus;

import dev.jacquard.kernel.symmetry.Symmetry;
import java.util.Optional;

/**
 * How a litmus program is run.
 *
 * @param symmetry the constraint on interchangeable threads, if any
 * @param localStates what traces tell of local states
 * @param stepLimit a run is cut when it has so many steps
 */
public record LitmusOptions(
    Optional<Symmetry.Flavour> symmetry, Telling localStates, int stepLimit) {
  /** What traces tell of the local states of threads. */
  public enum Telling {
    NOTHING,
    /** Which threads are in the same state, so that nobody can tell them apart. */
    INTERCHANGEABLE,
    /** Where a thread, or one like it, goes on as it did elsewhere. */
    OWN
  }

  /** No symmetry, and more steps than a reasonable litmus program has. */
  public static final LitmusOptions DEFAULT =
      new LitmusOptions(Optional.empty(), Telling.NOTHING, 10_000);

  public LitmusOptions under(Symmetry.Flavour flavour) {
    return new LitmusOptions(Optional.of(flavour), localStates, stepLimit);
  }

  public LitmusOptions withLocalStates() {
    return new LitmusOptions(symmetry, Telling.INTERCHANGEABLE, stepLimit);
  }

  /** For runs from which the threads are learned, without symmetry. */
  public LitmusOptions forLearning() {
    return new LitmusOptions(Optional.empty(), Telling.OWN, stepLimit);
  }

  public LitmusOptions limitedTo(int steps) {
    return new LitmusOptions(symmetry, localStates, steps);
  }
}
