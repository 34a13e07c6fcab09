package dev.jacquard.model.program;

import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.model.StateSymmetry;
import java.util.Optional;

/**
 * How a model is run as a program.
 *
 * @param stepLimit after so many steps a run is cut
 * @param states which states are taken to be equal; anything but {@code NONE} makes all steps
 *     dependent
 * @param processes how long processes that are alike are taken to be interchangeable; only of use
 *     to models with {@linkplain dev.jacquard.model.Footprints footprints}
 */
public record ProgramOptions(
    int stepLimit, StateSymmetry states, Optional<Symmetry.Flavour> processes) {
  public ProgramOptions {
    if (stepLimit <= 0) {
      throw new IllegalArgumentException("a step limit must be positive");
    }
  }

  /** No symmetry, and runs of so many steps. */
  public static ProgramOptions steps(int stepLimit) {
    return new ProgramOptions(stepLimit, StateSymmetry.NONE, Optional.empty());
  }

  public ProgramOptions withStates(StateSymmetry symmetry) {
    return new ProgramOptions(stepLimit, symmetry, processes);
  }

  public ProgramOptions withProcesses(Symmetry.Flavour flavour) {
    return new ProgramOptions(stepLimit, states, Optional.of(flavour));
  }
}
