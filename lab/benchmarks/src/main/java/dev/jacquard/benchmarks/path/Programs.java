package dev.jacquard.benchmarks.path;

import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;

/** Programs under control with the usual settings. */
final class Programs {
  private Programs() {}

  static JvmProgram of(Runnable body) {
    return new JvmProgram(body, Settings.DEFAULT);
  }
}
