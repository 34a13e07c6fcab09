package dev.jacquard.fuzz.cluster;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program that remembers which plans it has followed. */
final class Recorder implements Program {
  private final Program program;
  private List<Plan> plans = new ArrayList<>();

  Recorder(Program program) {
    this.program = program;
  }

  @Override
  public Trace run(Plan plan) {
    plans.add(plan);
    return program.run(plan);
  }

  @Override
  public Legend legend() {
    return program.legend();
  }

  @Override
  public Optional<Names> names() {
    return program.names();
  }

  /** The plans since this was asked last. */
  List<Plan> take() {
    List<Plan> taken = plans;
    plans = new ArrayList<>();
    return taken;
  }
}
