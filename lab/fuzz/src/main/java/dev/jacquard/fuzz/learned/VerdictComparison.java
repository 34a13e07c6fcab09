package dev.jacquard.fuzz.learned;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.learned.LearnedComparison.Agreed;
import dev.jacquard.fuzz.learned.LearnedComparison.Result;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Compares what the search that goes beside every long {@code check} says of a program, from its
 * first run on, with all executions: whether any of them fails. Where none does, the program is
 * made to fail if a certain outcome comes out, for some that do: none of them may be missed,
 * whether threads that become alike are exchanged or not.
 */
final class VerdictComparison {
  private static final int MOST_SLICES = 20;
  private static final int MOST_OUTCOMES = 4;

  private final Runnable body;
  private final Supplier<String> state;
  private final Settings settings;
  private final long mostExecutions;
  private int runs;

  /** The state is what the program has left after a run. */
  VerdictComparison(
      Runnable body, Supplier<String> state, CarrierChoice carrier, int steps, long most) {
    this.body = body;
    this.state = state;
    this.mostExecutions = most;
    settings = Settings.DEFAULT.with(carrier).with(Expiry.USUAL).limitedTo(steps);
  }

  /** What all executions show. */
  private record Truth(Exploration exploration, Set<String> outcomes, boolean whole) {
    boolean fails() {
      return !exploration.findings().isEmpty();
    }
  }

  Result compare() {
    Truth truth = truth();
    Result result = compare(truth, body, truth.fails(), "");
    if (result.agreed() != Agreed.NO && !truth.fails()) {
      for (String outcome : someOf(truth.outcomes())) {
        Result failing = compare(truth, failingAt(outcome), true, " when it is " + outcome);
        if (failing.agreed() == Agreed.NO) {
          return failing;
        }
      }
    }
    return result;
  }

  /** The first and the last of them in alphabetical order, and some between. */
  private static List<String> someOf(Set<String> outcomes) {
    List<String> all = List.copyOf(outcomes);
    int some = Math.min(MOST_OUTCOMES, all.size());
    return IntStream.range(0, some)
        .mapToObj(i -> all.get(some == 1 ? 0 : i * (all.size() - 1) / (some - 1)))
        .toList();
  }

  private Runnable failingAt(String outcome) {
    return () -> {
      body.run();
      if (state.get().equals(outcome)) {
        throw new AssertionError(outcome);
      }
    };
  }

  /** With threads exchanged that become alike, and then with all threads apart. */
  private Result compare(Truth truth, Runnable program, boolean failed, String when) {
    LearnedSearch exchanging = new LearnedSearch(new Told(program));
    Result result = compare(truth, exchanging, failed, when);
    if (result.agreed() == Agreed.NO) {
      return result;
    }
    LearnedSearch apart = new LearnedSearch(new Told(program)).withoutSymmetry();
    Result without = compare(truth, apart, failed, when + " without symmetry");
    return without.agreed() == Agreed.NO || !result.agreed().gaveUp() ? without : result;
  }

  private Result compare(Truth truth, LearnedSearch learned, boolean failed, String when) {
    boolean fails = false;
    for (int slice = 0; slice < MOST_SLICES && !fails && isOpen(learned); slice++) {
      learned.goOn(Long.MAX_VALUE);
      fails = learned.takeFailing().isPresent();
    }
    runs += learned.runs();
    Agreed agreed;
    String what = "";
    if (learned.isComplete() && failed) {
      agreed = Agreed.NO;
      what = "nothing fails by what was learned, but it does" + when + expected(truth);
    } else if (fails && truth.whole() && !failed) {
      agreed = Agreed.CONTRADICTION;
      what = "a failure that is none";
    } else if (learned.givenUp().isPresent()) {
      agreed = Agreed.UNTOLD;
      what = learned.givenUp().get();
    } else {
      agreed = truth.whole() && (fails || learned.isComplete()) ? Agreed.YES : Agreed.SO_FAR;
    }
    return new Result(agreed, what, truth.exploration().tally().executions(), runs);
  }

  private static String expected(Truth truth) {
    return truth.fails() ? ": " + truth.exploration().findings().get(0).failure() : "";
  }

  private static boolean isOpen(LearnedSearch learned) {
    return !learned.isComplete() && learned.givenUp().isEmpty();
  }

  private Truth truth() {
    Settings present = settings;
    while (true) {
      Set<String> outcomes = new TreeSet<>();
      try {
        Exploration all =
            new Explorer(
                    new JvmProgram(body, present),
                    new Budget(Duration.ofMinutes(10), mostExecutions),
                    Explorer.DataRaces.REPORT,
                    Explorer.OnFailure.STOP,
                    (trace, tally) -> {
                      if (trace.ending() == Ending.COMPLETED) {
                        outcomes.add(state.get());
                      }
                    })
                .explore(new OptimalDpor());
        boolean whole = all.tally().cut() == 0 && all.tally().runs() < mostExecutions;
        return new Truth(all, outcomes, whole);
      } catch (Restart restart) {
        present = restart.in(present);
      }
    }
  }

  /** The program as {@code check} has it learned. */
  private final class Told implements LearnedSearch.Origin {
    private JvmProgram program;

    private Told(Runnable told) {
      program = new JvmProgram(told, settings).learnable();
    }

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
