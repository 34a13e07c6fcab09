package dev.jacquard.benchmarks.guard;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** A program each run of which takes several times as long, because it is done several times. */
record SlowedProgram(Program program) implements Program {
  private static final int TIMES = 5;

  @Override
  public Trace run(Plan plan) {
    for (int i = 1; i < TIMES; i++) {
      program.run(plan);
    }
    return program.run(plan);
  }

  @Override
  public Legend legend() {
    return program.legend();
  }

  @Override
  public long knowledge() {
    return program.knowledge();
  }

  @Override
  public Optional<Vocabulary> vocabulary() {
    return program.vocabulary();
  }
}
