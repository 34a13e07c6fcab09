package dev.jacquard.explore;

import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Ending;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.RaceDetector;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Trace;
import dev.jacquard.kernel.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs a program again and again under the plans of a strategy, until there is nothing left, the
 * first failure is found, or the budget is spent.
 */
public final class Explorer {
  /** Whether a data race is a failure. */
  public enum DataRaces {
    REPORT,
    IGNORE
  }

  /** What to do when a failure is found. */
  public enum OnFailure {
    STOP,
    CONTINUE
  }

  private final Program program;
  private final Budget budget;
  private final DataRaces dataRaces;
  private final OnFailure onFailure;
  private final Listener listener;
  private final Coverage coverage;

  public Explorer(Program program) {
    this(program, Budget.UNLIMITED, DataRaces.REPORT, OnFailure.CONTINUE, Listener.NONE);
  }

  public Explorer(
      Program program, Budget budget, DataRaces dataRaces, OnFailure onFailure, Listener listener) {
    this(program, budget, dataRaces, onFailure, listener, Coverage.TRACES);
  }

  private Explorer(
      Program program,
      Budget budget,
      DataRaces dataRaces,
      OnFailure onFailure,
      Listener listener,
      Coverage coverage) {
    this.program = program;
    this.budget = budget;
    this.dataRaces = dataRaces;
    this.onFailure = onFailure;
    this.listener = listener;
    this.coverage = coverage;
  }

  /** The same for a program or strategy whose symmetry leaves so much to be seen. */
  public Explorer covering(Coverage newCoverage) {
    return new Explorer(program, budget, dataRaces, onFailure, listener, newCoverage);
  }

  /** Explores with a strategy that has not been used before. */
  public Exploration explore(Strategy strategy) {
    long start = System.nanoTime();
    RaceDetector detector = new RaceDetector();
    Tally tally = new Tally();
    Findings findings = new Findings();
    HiddenRaces hidden = new HiddenRaces();
    List<Limit> limits = new ArrayList<>();
    boolean stopped = false;
    long runs = 0;
    for (Optional<Plan> plan = strategy.next(); plan.isPresent(); plan = strategy.next()) {
      if (isSpent(runs++, start, limits)) {
        break;
      }
      Trace trace = program.run(plan.get());
      List<DataRace> races = races(detector, trace);
      hidden.learn(trace);
      tally.count(trace, plan.get().replayed(), !races.isEmpty());
      if (trace.ending() != Ending.ASLEEP) {
        findings.add(trace, races);
      }
      listener.executed(trace, tally);
      strategy.learn(trace);
      if (onFailure == OnFailure.STOP && !findings.isEmpty()) {
        stopped = true;
        break;
      }
    }
    if (!stopped && coverage == Coverage.STATES && dataRaces == DataRaces.REPORT) {
      hidden.limit().ifPresent(limits::add);
    }
    if (tally.cut() > 0) {
      limits.add(cut(tally.cut()));
    }
    return new Exploration(
        Verdict.of(!findings.isEmpty(), limits.stream().map(Limit::sentence).toList()),
        limits,
        tally,
        findings.all(),
        Duration.ofNanos(System.nanoTime() - start));
  }

  private static Limit cut(long executions) {
    return new Limit(
        Limit.Cause.STEPS,
        executions + (executions == 1 ? " execution" : " executions") + " reached the step limit");
  }

  private List<DataRace> races(RaceDetector detector, Trace trace) {
    return dataRaces == DataRaces.IGNORE ? List.of() : detector.find(trace);
  }

  private boolean isSpent(long runs, long start, List<Limit> limits) {
    if (runs >= budget.executions()) {
      limits.add(
          new Limit(
              Limit.Cause.EXECUTIONS,
              "the budget of " + budget.executions() + " executions is spent"));
      return true;
    }
    if (System.nanoTime() - start > budget.time().toNanos()) {
      limits.add(
          new Limit(Limit.Cause.TIME, "the time budget of " + text(budget.time()) + " is spent"));
      return true;
    }
    return false;
  }

  private static String text(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }
}
