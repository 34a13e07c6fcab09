package dev.jacquard.explore.shrink;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.List;

/**
 * Runs a program, without symmetry, for the sake of failures that are easier to read. What goes
 * wrong meanwhile, for example that the program turns out not to be deterministic, ends that: the
 * failures were found and stand without it.
 */
record Trial(Program program, Explorer.DataRaces dataRaces, boolean byStates) {

  /** Explores; whether everything was seen. */
  boolean explore(Strategy strategy, Budget budget, Listener listener) {
    try {
      return new Explorer(
              new Unconstrained(program), budget, dataRaces, Explorer.OnFailure.CONTINUE, listener)
          .explore(strategy)
          .limits()
          .isEmpty();
    } catch (Failed over) {
      return false;
    }
  }

  /** What goes wrong in the execution that begins with some steps. */
  List<Finding> run(List<Transition> steps) {
    try {
      Plan plan = Plan.rearranging(steps.toArray(new Transition[0]));
      Plan ending = byStates ? plan.until(KnownStates.NONE) : plan;
      Trace trace = new Unconstrained(program).run(ending).copy();
      return dataRaces.findings(trace, dataRaces.in(trace, new RaceDetector()));
    } catch (Failed leadsNowhere) {
      return List.of();
    }
  }

  private record Unconstrained(Program program) implements Program {
    @Override
    public Trace run(Plan plan) {
      try {
        return program.run(plan.withoutSymmetry());
      } catch (RuntimeException cause) {
        throw new Failed(cause);
      }
    }

    @Override
    public Legend legend() {
      return program.legend();
    }
  }

  /** A run did not come to its end. */
  private static final class Failed extends RuntimeException {
    Failed(RuntimeException cause) {
      super(cause);
    }
  }
}
