package dev.jacquard.worker;

import dev.jacquard.runtime.setting.Settings;
import java.io.Serializable;
import java.time.Duration;
import java.util.Set;

/**
 * How a test is explored.
 *
 * @param replay the schedule of the only execution that is wanted; empty for all executions
 * @param deep the classes of the JDK whose own code runs instead of their model
 * @param symmetry what is made of threads that are alike; nothing in a replay
 */
public record TestOptions(
    Duration budget,
    Settings.Races races,
    Settings.Carriers carrier,
    int stepLimit,
    String replay,
    Set<String> deep,
    ThreadSymmetry symmetry)
    implements Serializable {
  private static final long serialVersionUID = 1;

  public TestOptions {
    deep = Set.copyOf(deep);
  }

  Settings settings() {
    Settings settings =
        Settings.DEFAULT.with(races).with(carrier).limitedTo(stepLimit).withDeep(deep);
    return replay.isEmpty() ? symmetry.in(settings) : settings;
  }
}
