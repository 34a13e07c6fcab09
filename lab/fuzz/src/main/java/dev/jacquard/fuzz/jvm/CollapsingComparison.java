package dev.jacquard.fuzz.jvm;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Compares what a Java program can do with what a search finds that exchanges threads which have
 * become alike: the same endings, the same failures, the same final values.
 */
final class CollapsingComparison {
  private final Runnable body;
  private final Supplier<String> state;
  private final Settings settings;
  private final long mostExecutions;
  private long executions;
  private long collapsed;

  /** The state is that of the program's shared variables after a run. */
  CollapsingComparison(
      Runnable body, Supplier<String> state, CarrierChoice carrier, int steps, long most) {
    this.body = body;
    this.state = state;
    this.mostExecutions = most;
    settings =
        Settings.DEFAULT
            .with(carrier)
            .with(RacePolicy.EXPLORE)
            .limitedTo(steps + 100)
            .withEveryRound();
  }

  /** The first difference. */
  Optional<String> difference() {
    Set<String> expected = new TreeSet<>();
    Exploration all = explore(settings, OptimalDpor::new, expected);
    if (all.tally().cut() > 0 || all.tally().executions() >= mostExecutions) {
      return Optional.empty();
    }
    Set<String> found = new TreeSet<>();
    Exploration fewer =
        explore(
            settings.withLocalStates(),
            () -> new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST),
            found);
    executions = all.tally().executions();
    collapsed = fewer.tally().executions();
    return expected.equals(found)
        ? Optional.empty()
        : Optional.of("expected " + expected + "; with local states " + found);
  }

  /** How many executions there are. */
  long executions() {
    return executions;
  }

  /** How many of them were enough. */
  long collapsed() {
    return collapsed;
  }

  private Exploration explore(Settings how, Supplier<Strategy> strategy, Set<String> outcomes) {
    return new JvmExplorer(
            body,
            new Budget(Duration.ofMinutes(10), 4 * mostExecutions),
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> outcome(trace).ifPresent(outcomes::add))
        .explore(how, strategy)
        .exploration();
  }

  private Optional<String> outcome(Trace trace) {
    if (trace.ending() == Ending.ASLEEP) {
      return Optional.empty();
    }
    Set<Failure.Type> failures = new TreeSet<>();
    trace.failures().stream()
        .map(Failure::type)
        .filter(type -> type != Failure.Type.RACE)
        .forEach(failures::add);
    return Optional.of(trace.ending() + " " + failures + " " + state.get());
  }
}
