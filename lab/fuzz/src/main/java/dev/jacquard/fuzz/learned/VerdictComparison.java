package dev.jacquard.fuzz.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.learned.LearnedComparison.Agreed;
import dev.jacquard.fuzz.learned.LearnedComparison.Result;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.Optional;

/**
 * Compares what the search that goes beside every long {@code check} says of a program, from its
 * first run on, with all executions: whether any of them fails.
 */
final class VerdictComparison {
  private static final int MOST_SLICES = 20;

  private final Runnable body;
  private final Settings settings;
  private final long mostExecutions;

  VerdictComparison(Runnable body, CarrierChoice carrier, int steps, long mostExecutions) {
    this.body = body;
    this.mostExecutions = mostExecutions;
    settings = Settings.DEFAULT.with(carrier).limitedTo(steps);
  }

  Result compare() {
    Exploration truth = truth();
    LearnedSearch learned = new LearnedSearch(new Told());
    boolean fails = false;
    for (int slice = 0; slice < MOST_SLICES && !fails && isOpen(learned); slice++) {
      learned.goOn(Long.MAX_VALUE);
      fails = learned.takeFailing().isPresent();
    }
    boolean whole = truth.tally().cut() == 0 && truth.tally().runs() < mostExecutions;
    return result(learned, fails, whole, truth);
  }

  private static boolean isOpen(LearnedSearch learned) {
    return !learned.isComplete() && learned.givenUp().isEmpty();
  }

  private static Result result(
      LearnedSearch learned, boolean fails, boolean whole, Exploration truth) {
    boolean failed = !truth.findings().isEmpty();
    Agreed agreed;
    String what = "";
    if (learned.isComplete() && failed) {
      agreed = Agreed.NO;
      what = "nothing fails by what was learned, but " + truth.findings().get(0).failure();
    } else if (fails && whole && !failed) {
      agreed = Agreed.CONTRADICTION;
      what = "a failure that is none";
    } else if (learned.givenUp().isPresent()) {
      agreed = Agreed.UNTOLD;
      what = learned.givenUp().get();
    } else {
      agreed = whole && (fails || learned.isComplete()) ? Agreed.YES : Agreed.SO_FAR;
    }
    return new Result(agreed, what, truth.tally().executions(), learned.runs());
  }

  private Exploration truth() {
    Settings present = settings;
    while (true) {
      try {
        return new Explorer(
                new JvmProgram(body, present),
                new Budget(Duration.ofMinutes(10), mostExecutions),
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.STOP,
                Listener.NONE)
            .explore(new OptimalDpor());
      } catch (Restart restart) {
        present = restart.in(present);
      }
    }
  }

  /** The program as {@code check} has it learned. */
  private final class Told implements LearnedSearch.Origin {
    private JvmProgram program = new JvmProgram(body, settings).learnable();

    @Override
    public Learnable program() {
      return program;
    }

    @Override
    public int stepLimit() {
      return settings.stepLimit();
    }

    @Override
    public Plan confirming(Trace foretold) {
      return Plan.free(Tail.Fixed.LOWEST); // nobody runs it
    }

    @Override
    public Optional<String> objection() {
      return program.uncontrolledSoFar().stream().findFirst();
    }

    @Override
    public boolean isOutdated(RuntimeException thrown) {
      if (thrown instanceof Restart restart) {
        program = program.again(restart);
        return true;
      }
      return false;
    }
  }
}
