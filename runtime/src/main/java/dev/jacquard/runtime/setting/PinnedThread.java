package dev.jacquard.runtime.setting;

import dev.jacquard.kernel.option.CarrierChoice;

/**
 * A thread has to be suspended while the VM is below it on its stack: a continuation can't be, a
 * platform thread can.
 */
public record PinnedThread() implements Discovery {
  @Override
  public Settings in(Settings settings) {
    return settings.with(CarrierChoice.THREAD);
  }

  @Override
  public boolean changesSteps() {
    return false;
  }

  @Override
  public String sentence() {
    return "the program takes steps in code that the VM calls";
  }
}
