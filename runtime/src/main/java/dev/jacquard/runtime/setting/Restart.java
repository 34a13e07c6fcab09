package dev.jacquard.runtime.setting;

/**
 * A run showed that the program can see something that was not a step so far. The exploration has
 * to begin again with it as a step.
 */
public final class Restart extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Settings settings;

  public Restart(Settings settings) {
    super("the program sees more than was thought", null, false, false);
    this.settings = settings;
  }

  /** The settings to begin again with. */
  public Settings settings() {
    return settings;
  }
}
