package dev.jacquard.fuzz.jvm;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.trace.Trace;

/**
 * A program that stays in this process: its numbers are enough. Classes that were compiled in
 * memory have no names that travel.
 */
record WithoutNames(Program program) implements Program {
  @Override
  public Trace run(Plan plan) {
    return program.run(plan);
  }

  @Override
  public Legend legend() {
    return program.legend();
  }
}
