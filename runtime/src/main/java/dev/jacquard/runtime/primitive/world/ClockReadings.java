package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.primitive.hook.Enters;

/**
 * Readings of a clock by which the program decides something. The virtual time that they show is
 * one of many that the real time could have been, so the verdict has to say that they were there.
 */
public final class ClockReadings {
  private ClockReadings() {}

  /** One follows, at a place in the program. */
  public static void decides(int site) {
    if (Control.inProgram(site)) {
      decides(Control.execution(), site);
    }
  }

  @Enters
  private static void decides(Execution execution, int site) {
    execution.limits().assumed().at(Premise.CLOCK, site);
  }
}
