package dev.jacquard.worker;

import dev.jacquard.runtime.control.Settings;
import java.io.Serializable;
import java.time.Duration;

/**
 * How a test is explored.
 *
 * @param replay the schedule of the only execution that is wanted; empty for all executions
 */
public record TestOptions(
    Duration budget, Settings.Races races, Settings.Carriers carrier, int stepLimit, String replay)
    implements Serializable {
  private static final long serialVersionUID = 1;

  Settings settings() {
    return Settings.DEFAULT.with(races).with(carrier).limitedTo(stepLimit);
  }
}
