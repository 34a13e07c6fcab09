package dev.jacquard.runtime.state;

import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Settings;
import java.util.Set;

/** Threads that are like no other, whatever their local states. */
record DifferentStates(Set<Integer> threads) implements Discovery {
  @Override
  public Settings in(Settings settings) {
    return settings.withApart(threads);
  }

  @Override
  public String sentence() {
    return "threads of the program are told apart by what may see which is which";
  }
}
