package dev.jacquard.runtime.setting;

/**
 * Something that a run showed of a program and that all its runs have to take into account: a value
 * from which, with the settings so far, the settings follow to begin again with.
 */
public interface Discovery {
  /** The settings with it. */
  Settings in(Settings settings);

  /** Whether runs that take it into account may take other steps. */
  default boolean changesSteps() {
    return true;
  }

  /** What the program does, for example {@code the program interrupts threads}. */
  String sentence();
}
