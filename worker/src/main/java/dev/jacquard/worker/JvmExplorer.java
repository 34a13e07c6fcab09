package dev.jacquard.worker;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.control.Restart;
import dev.jacquard.runtime.control.Settings;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Explores a JVM program. Begins again, with a fresh strategy, when a run shows that the program
 * can see something that was no step so far.
 */
public final class JvmExplorer {
  /** What was found, and the program, whose legend names things. */
  public record Result(Exploration exploration, JvmProgram program) {}

  private final Runnable body;
  private final Budget budget;
  private final Explorer.OnFailure onFailure;
  private final Listener listener;

  public JvmExplorer(
      Runnable body, Budget budget, Explorer.OnFailure onFailure, Listener listener) {
    this.body = body;
    this.budget = budget;
    this.onFailure = onFailure;
    this.listener = listener;
  }

  /** Explores; the strategies are used one after the other. */
  public Result explore(Settings settings, Supplier<Strategy> strategies) {
    return explore(settings, program -> strategies.get());
  }

  /** The same with strategies that ask the program they are for. */
  public Result explore(Settings settings, Function<JvmProgram, Strategy> strategies) {
    Settings present = settings;
    while (true) {
      JvmProgram program = new JvmProgram(body, present);
      try {
        return new Result(
            new Explorer(program, budget, dataRaces(present), onFailure, listener)
                .explore(strategies.apply(program)),
            program);
      } catch (Restart restart) {
        present = restart.settings();
      }
    }
  }

  /** When plain accesses are explored, a race is no failure by itself. */
  private static Explorer.DataRaces dataRaces(Settings settings) {
    return settings.races() == Settings.Races.REPORT
        ? Explorer.DataRaces.REPORT
        : Explorer.DataRaces.IGNORE;
  }
}
