package dev.jacquard.check.jvm;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.util.function.Supplier;

/**
 * Explores a JVM program and tells no more than the explorer does: for tests and measurements. What
 * users see comes from a {@link JvmCheck}.
 */
public final class JvmExplorer {
  /** What was found, and the program, whose legend names things. */
  public record Result(Exploration exploration, JvmProgram program) {}

  private final Runnable body;
  private final Budget budget;
  private final Explorer.OnFailure onFailure;
  private final Listener listener;
  private final Supervisor supervisor;

  public JvmExplorer(
      Runnable body, Budget budget, Explorer.OnFailure onFailure, Listener listener) {
    this(body, budget, onFailure, listener, Supervisor.NONE);
  }

  private JvmExplorer(
      Runnable body,
      Budget budget,
      Explorer.OnFailure onFailure,
      Listener listener,
      Supervisor supervisor) {
    this.body = body;
    this.budget = budget;
    this.onFailure = onFailure;
    this.listener = listener;
    this.supervisor = supervisor;
  }

  /** An explorer that asks now and then whether to go on. */
  public JvmExplorer supervisedBy(Supervisor newSupervisor) {
    return new JvmExplorer(body, budget, onFailure, listener, newSupervisor);
  }

  /** Explores; the strategies are used one after the other. */
  public Result explore(Settings settings, Supplier<Strategy> strategies) {
    Explorer.DataRaces dataRaces =
        settings.races() == RacePolicy.REPORT
            ? Explorer.DataRaces.REPORT
            : Explorer.DataRaces.IGNORE;
    return new Restarts(body, settings)
        .explore(
            program ->
                new Result(
                    new Explorer(program, budget, dataRaces, onFailure, listener)
                        .supervisedBy(supervisor)
                        .explore(strategies.get()),
                    program));
  }
}
