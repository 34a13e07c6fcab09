package dev.jacquard.fuzz;

import dev.jacquard.explore.path.Bounded;
import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.path.EveryThread;
import dev.jacquard.explore.path.PreemptionBound;
import dev.jacquard.explore.sample.Replay;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares every configuration with brute force on one program. */
public final class Differential {
  /** What was found, if anything. */
  public record Result(boolean compared, Optional<Difference> difference, long executions) {}

  /** A configuration that does not see what it claims to. */
  public record Difference(String configuration, String what) {}

  private static final LitmusOptions OPTIONS = LitmusOptions.DEFAULT.limitedTo(200);
  private static final int HIGHEST_BOUND = 2;

  private final List<Configuration> configurations;
  private final long mostRuns;

  /** Programs that take brute force more runs than this are passed over. */
  public Differential(List<Configuration> configurations, long mostRuns) {
    this.configurations = configurations;
    this.mostRuns = mostRuns;
  }

  /** Compares on one program. */
  public Result compare(LitmusFile file) {
    Optional<Truth> truth = Truth.of(file, OPTIONS, mostRuns);
    if (truth.isEmpty()) {
      return new Result(false, Optional.empty(), 0);
    }
    long executions = truth.get().all().executions();
    for (Configuration configuration : configurations) {
      LitmusProgram program =
          LitmusProgram.of("program", file, configuration.options().apply(OPTIONS));
      Optional<String> what = refute(truth.get(), configuration, program);
      if (what.isPresent()) {
        return new Result(
            true, Optional.of(new Difference(configuration.name(), what.get())), executions);
      }
    }
    return new Result(true, compareBounded(truth.get()), executions);
  }

  private Optional<String> refute(Truth truth, Configuration configuration, LitmusProgram program) {
    try {
      Survey survey = Survey.of(program, configuration.strategy().apply(program), 2 * mostRuns);
      return survey.complete()
          ? configuration
              .claim()
              .refute(truth, survey)
              .or(() -> refuteReplays(truth.program(), survey))
          : Optional.of("it does not come to an end");
    } catch (DivergenceException e) {
      return Optional.of("its prediction was wrong: " + e.getMessage());
    }
  }

  /** Within a bound on preemptions, every final state that brute force within the bound sees. */
  private Optional<Difference> compareBounded(Truth truth) {
    for (int bound = 0; bound <= HIGHEST_BOUND; bound++) {
      Survey brute =
          Survey.of(
              truth.program(),
              new DepthFirst(new EveryThread(), new PreemptionBound(bound), false, Tail.Fixed.STAY),
              mostRuns);
      Survey bounded = Survey.of(truth.program(), new Bounded(bound), mostRuns);
      if (!brute.complete()
          || !bounded.complete()
          || !bounded.states().equals(brute.states())
          || !bounded.failing().keySet().equals(brute.failing().keySet())) {
        return Optional.of(
            new Difference(
                "bounded " + bound,
                "final states differ: expected "
                    + brute.states()
                    + ", but saw "
                    + bounded.states()));
      }
    }
    return Optional.empty();
  }

  /** Every failure, however it was found, replays from its printed schedule without symmetry. */
  static Optional<String> refuteReplays(LitmusProgram program, Survey survey) {
    for (Map.Entry<Failure.Type, Schedule> example : survey.examples().entrySet()) {
      Schedule parsed = Schedule.parse(example.getValue().toString());
      Survey replay = Survey.of(program, new Replay(parsed), 2);
      if (!parsed.equals(example.getValue())
          || !replay.failing().containsKey(example.getKey())
          || !replay.examples().get(example.getKey()).equals(parsed)) {
        return Optional.of(example.getKey() + " does not replay from " + parsed);
      }
    }
    return Optional.empty();
  }
}
