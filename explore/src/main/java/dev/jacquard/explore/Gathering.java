package dev.jacquard.explore;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An exploration whose executions were made elsewhere. The notable ones, after which somebody knew
 * more than counts tell, are made again here, in their order; then findings and limits are what
 * they would be if all had been made here.
 */
public final class Gathering {
  private final Program program;
  private final Explorer.DataRaces dataRaces;
  private final Listener listener;

  public Gathering(Program program, Explorer.DataRaces dataRaces, Listener listener) {
    this.program = program;
    this.dataRaces = dataRaces;
    this.listener = listener;
  }

  /**
   * What was explored in all.
   *
   * @param notable makes the plans, in the numbers of the program
   * @param tally counts all executions, the notable ones included
   * @param limits what kept those elsewhere from looking at everything, but for cut executions
   * @throws dev.jacquard.kernel.DivergenceException if a notable execution is none of the program
   */
  public Exploration of(
      List<Function<Program, Plan>> notable,
      Tally tally,
      List<Limit> limits,
      Duration time,
      Optional<Estimate> estimate) {
    Harvest harvest = new Harvest(dataRaces, listener);
    for (Function<Program, Plan> plan : notable) {
      Trace trace = program.run(plan.apply(program));
      harvest.addUncounted(trace);
      listener.repeated(trace);
    }
    requireFailures(tally, harvest.findings().all());
    List<Limit> all = new ArrayList<>(limits);
    if (tally.cut() > 0) {
      all.add(Limit.ofSteps(tally.cut()));
    }
    return new Exploration(
        Verdict.of(!harvest.findings().isEmpty(), all.stream().map(Limit::sentence).toList()),
        all,
        tally,
        harvest.findings().all(),
        time,
        all.isEmpty() ? Optional.empty() : estimate);
  }

  /** Whatever failed elsewhere fails here, or the program does not do the same again. */
  private static void requireFailures(Tally tally, List<Finding> found) {
    for (Failure.Type type : Failure.Type.values()) {
      if (tally.failing(type) > 0
          && found.stream().noneMatch(finding -> finding.failure().type() == type)) {
        throw new DivergenceException(
            0,
            new Difference.Told(
                "an execution failed in another process ("
                    + type.label()
                    + ") and does not fail under the same schedule in this one"));
      }
    }
  }
}
