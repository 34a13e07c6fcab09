package dev.jacquard.runtime.symmetry;

import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Settings;

/** Threads see of each other what is in such places, so that plain accesses to them are steps. */
record SeenPlace(String name) implements Discovery {
  @Override
  public Settings in(Settings settings) {
    return settings.with(settings.likeness().withPlainSteps(name));
  }

  @Override
  public String sentence() {
    return "a thread of the program reads what another one has written to " + name;
  }
}
