package dev.jacquard.worker;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.sample.Replay;
import dev.jacquard.explore.shrink.Patience;
import dev.jacquard.explore.shrink.Shrinker;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.report.Misfit;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
  private final Supervisor supervisor;
  private final Optional<Consumer<Result>> beforeShrinking;

  public JvmExplorer(
      Runnable body, Budget budget, Explorer.OnFailure onFailure, Listener listener) {
    this(body, budget, onFailure, listener, Supervisor.NONE, Optional.empty());
  }

  private JvmExplorer(
      Runnable body,
      Budget budget,
      Explorer.OnFailure onFailure,
      Listener listener,
      Supervisor supervisor,
      Optional<Consumer<Result>> beforeShrinking) {
    this.body = body;
    this.budget = budget;
    this.onFailure = onFailure;
    this.listener = listener;
    this.supervisor = supervisor;
    this.beforeShrinking = beforeShrinking;
  }

  /**
   * The same, and gives each failure the execution that is easiest to read.
   *
   * @param found is told what was found before other executions are tried, of which one may hang
   */
  public JvmExplorer shrinking(Consumer<Result> found) {
    return new JvmExplorer(body, budget, onFailure, listener, supervisor, Optional.of(found));
  }

  /** The same under somebody's eyes. */
  public JvmExplorer supervisedBy(Supervisor newSupervisor) {
    return new JvmExplorer(body, budget, onFailure, listener, newSupervisor, beforeShrinking);
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
        return new Result(explore(program, dataRaces(present), strategies.apply(program)), program);
      } catch (Restart restart) {
        present = restart.settings();
      }
    }
  }

  /**
   * Replays an execution. Its schedule does not tell with which settings it was found, but it fits
   * one kind only: with others a thread has another number of steps.
   *
   * @throws DivergenceException with a sentence for the user, if it fits none
   */
  public Result replay(Settings settings, Schedule schedule) {
    DivergenceException furthest = null;
    List<Settings> all = new ArrayList<>(List.of(settings));
    all.addAll(settings.moreObservant());
    for (Settings attempt : all) {
      JvmProgram program = new JvmProgram(body, attempt);
      try {
        return new Result(replay(program, dataRaces(attempt), schedule), program);
      } catch (DivergenceException parted) {
        furthest = furthest == null || parted.step() > furthest.step() ? parted : furthest;
      } catch (Restart restart) {
        return replay(restart.settings(), schedule);
      }
    }
    throw furthest;
  }

  private Exploration replay(JvmProgram program, Explorer.DataRaces dataRaces, Schedule schedule) {
    Listener comparing =
        listener.and((trace, tally) -> Misfit.require(schedule, trace, program.legend()));
    try {
      return new Explorer(program, budget, dataRaces, onFailure, comparing)
          .explore(new Replay(schedule));
    } catch (DivergenceException parted) {
      throw Misfit.inWords(schedule, parted, program.legend());
    }
  }

  private Exploration explore(JvmProgram program, Explorer.DataRaces dataRaces, Strategy strategy) {
    Shrinker shrinker = new Shrinker(program, dataRaces);
    Listener both = beforeShrinking.isPresent() ? listener.and(shrinker) : listener;
    Exploration found =
        new Explorer(program, budget, dataRaces, onFailure, both)
            .supervisedBy(supervisor)
            .explore(strategy);
    if (beforeShrinking.isEmpty() || found.findings().isEmpty()) {
      return found;
    }
    beforeShrinking.get().accept(new Result(found, program));
    boolean all = strategy instanceof OptimalDpor && program.symmetry().classes().isEmpty();
    Strategy further = all ? strategy : new OptimalDpor(); // symmetry does not see all traces
    Patience.after(found, budget).ifPresent(more -> shrinker.goOn(further, more));
    return found.with(shrinker.shrunk(found.findings()));
  }

  /** When plain accesses are explored, a race is no failure by itself. */
  private static Explorer.DataRaces dataRaces(Settings settings) {
    return settings.races() == Settings.Races.REPORT
        ? Explorer.DataRaces.REPORT
        : Explorer.DataRaces.IGNORE;
  }
}
