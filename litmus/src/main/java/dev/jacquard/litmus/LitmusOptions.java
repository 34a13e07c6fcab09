package dev.jacquard.litmus;

import dev.jacquard.kernel.symmetry.Symmetry;
import java.util.Optional;

/**
 * How a litmus program is run.
 *
 * @param symmetry the constraint on interchangeable threads, if any
 * @param localStates whether traces tell which threads are in the same local state
 * @param stepLimit a run is cut when it has so many steps
 */
public record LitmusOptions(
    Optional<Symmetry.Flavour> symmetry, boolean localStates, int stepLimit) {
  /** No symmetry, and more steps than a reasonable litmus program has. */
  public static final LitmusOptions DEFAULT = new LitmusOptions(Optional.empty(), false, 10_000);

  public LitmusOptions under(Symmetry.Flavour flavour) {
    return new LitmusOptions(Optional.of(flavour), localStates, stepLimit);
  }

  public LitmusOptions withLocalStates() {
    return new LitmusOptions(symmetry, true, stepLimit);
  }

  public LitmusOptions limitedTo(int steps) {
    return new LitmusOptions(symmetry, localStates, steps);
  }
}
