package dev.jacquard.runtime.setting;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;

/**
 * A run showed that the program can see something that was not a step so far. The exploration has
 * to begin again with it as a step.
 */
public final class Restart extends RuntimeException {
  private final transient Discovery discovery;
  private final int step;

  /** A discovery in a run that had taken so many steps. */
  public Restart(Discovery discovery, int step) {
    super(discovery.sentence(), null, false, false);
    this.discovery = discovery;
    this.step = step;
  }

  /** What to take into account from now on. */
  public Discovery discovery() {
    return discovery;
  }

  /** The settings to begin again with. */
  public Settings in(Settings settings) {
    return discovery.in(settings);
  }

  /** What it means for a replay: the recorded execution was not of this program. */
  public DivergenceException misfit() {
    return new DivergenceException(
        step,
        new Difference.Told(
            "at step "
                + (step + 1)
                + " "
                + discovery.sentence()
                + ", which the recorded execution did not"));
  }
}
