package dev.jacquard.explore;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.explore.estimate.Estimator;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Runs a program again and again under the plans of a strategy, until there is nothing left, the
 * first failure is found, or the budget is spent.
 */
public final class Explorer {
  /** Whether a data race is a failure. */
  public enum DataRaces {
    /** It is, as others are. */
    REPORT,
    /** It is, and nothing else is. */
    ONLY,
    /** It is not. */
    IGNORE;

    /** The data races of an execution, if they are failures. */
    public List<DataRace> in(Trace trace, RaceDetector detector) {
      return this == IGNORE ? List.of() : detector.find(trace);
    }

    /** What went wrong in an execution, as far as it is a failure. */
    public List<Finding> findings(Trace trace, List<DataRace> races) {
      return Finding.in(this == ONLY ? List.of() : trace.failures(), races, trace);
    }
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
  private final Journal journal;
  private final Keeper keeper;
  private final Supervisor supervisor;
  private final LongSupplier begin;

  public Explorer(Program program) {
    this(program, Budget.UNLIMITED, DataRaces.REPORT, OnFailure.CONTINUE, Listener.NONE);
  }

  public Explorer(
      Program program, Budget budget, DataRaces dataRaces, OnFailure onFailure, Listener listener) {
    this(
        program,
        budget,
        dataRaces,
        onFailure,
        listener,
        Coverage.TRACES,
        new Journal(),
        Keeper.NONE,
        Supervisor.NONE,
        System::nanoTime);
  }

  private Explorer(
      Program program,
      Budget budget,
      DataRaces dataRaces,
      OnFailure onFailure,
      Listener listener,
      Coverage coverage,
      Journal journal,
      Keeper keeper,
      Supervisor supervisor,
      LongSupplier begin) {
    this.program = program;
    this.budget = budget;
    this.dataRaces = dataRaces;
    this.onFailure = onFailure;
    this.listener = listener;
    this.coverage = coverage;
    this.journal = journal;
    this.keeper = keeper;
    this.supervisor = supervisor;
    this.begin = begin;
  }

  /** The same for a program or strategy whose symmetry leaves so much to be seen. */
  public Explorer covering(Coverage newCoverage) {
    return new Explorer(
        program,
        budget,
        dataRaces,
        onFailure,
        listener,
        newCoverage,
        journal,
        keeper,
        supervisor,
        begin);
  }

  /** The same under somebody's eyes. */
  public Explorer supervisedBy(Supervisor newSupervisor) {
    return new Explorer(
        program,
        budget,
        dataRaces,
        onFailure,
        listener,
        coverage,
        journal,
        keeper,
        newSupervisor,
        begin);
  }

  /** The same for a search that began earlier, by {@link System#nanoTime}: it is part of it. */
  public Explorer begunAt(long nanoTime) {
    return new Explorer(
        program,
        budget,
        dataRaces,
        onFailure,
        listener,
        coverage,
        journal,
        keeper,
        supervisor,
        () -> nanoTime);
  }

  /**
   * The same with a journal of what must be done again to go on later, or of what was done before,
   * and with somebody who saves it.
   */
  public Explorer keeping(Journal newJournal, Keeper newKeeper) {
    return new Explorer(
        program,
        budget,
        dataRaces,
        onFailure,
        listener,
        coverage,
        newJournal,
        newKeeper,
        supervisor,
        begin);
  }

  /**
   * Explores with a strategy that has not been used before, or gets the state that belongs to the
   * journal; or goes on with one that has been used.
   *
   * @throws UnfitStateException if an execution of the journal is not what it was
   */
  public Exploration explore(Strategy strategy) {
    long start = begin.getAsLong();
    Estimator estimator = Estimator.of(strategy);
    Harvest harvest = new Harvest(dataRaces, listener);
    Tally tally = harvest.tally();
    List<Limit> limits = new ArrayList<>();
    journal.begin(program::vocabulary);
    repeat(harvest);
    boolean stopped = false;
    for (Optional<Plan> plan = strategy.next(); plan.isPresent(); plan = strategy.next()) {
      if (isSpent(runs(tally, strategy), start, limits) || isEnded(tally, estimator, limits)) {
        break;
      }
      long known = knowledge(harvest);
      long numbers = numbers();
      Optional<Trace> ended = run(plan.get(), limits);
      if (ended.isEmpty()) {
        break;
      }
      Trace trace = ended.get();
      if (Accompanied.isAside(strategy)) {
        harvest.addBeside(trace);
        listener.beside(trace);
        strategy.learn(trace);
      } else {
        harvest.add(trace, plan.get().replayed());
        listener.executed(trace, tally);
        strategy.learn(trace);
        estimator.learn(plan.get().replayed(), trace);
      }
      journal.executed(plan.get(), trace, news(knowledge(harvest) != known, numbers() != numbers));
      if (onFailure == OnFailure.STOP && !harvest.findings().isEmpty()) {
        stopped = true;
        break;
      }
      keeper.executed(tally);
    }
    keeper.ended(tally, !limits.isEmpty() && !isBlocked(limits));
    Optional<Estimate> estimate = limits.isEmpty() ? Optional.empty() : estimator.estimate(tally);
    if (!stopped && coverage == Coverage.STATES && dataRaces != DataRaces.IGNORE) {
      harvest.hidden().limit().ifPresent(limits::add);
    }
    if (tally.cut() > 0 && !Accompanied.isWhole(strategy)) {
      limits.add(Limit.ofSteps(tally.cut()));
    }
    if (!harvest.findings().isEmpty() && strategy instanceof Accompanied accompanied) {
      harvest.countBeside(accompanied.tallyAside());
    }
    return new Exploration(
        Verdict.of(!harvest.findings().isEmpty(), limits.stream().map(Limit::sentence).toList()),
        limits,
        tally,
        harvest.findings().all(),
        journal.earlier().plusNanos(System.nanoTime() - start),
        estimate);
  }

  /** All runs there have been, those beside the search included. */
  private static long runs(Tally tally, Strategy strategy) {
    return strategy instanceof Accompanied accompanied
        ? tally.runs() + accompanied.tallyAside().runs()
        : tally.runs();
  }

  /** Whoever took up such a search again would come to the same call. */
  private static boolean isBlocked(List<Limit> limits) {
    return limits.stream().anyMatch(limit -> limit.cause() == Limit.Cause.BLOCKED);
  }

  private long knowledge(Harvest harvest) {
    return program.knowledge() + harvest.knowledge() + keeper.knowledge();
  }

  /** How many numbers the program has given. */
  private long numbers() {
    return program.vocabulary().map(Vocabulary::size).orElse(0L);
  }

  private static Journal.News news(boolean more, boolean names) {
    return more ? Journal.News.MORE : names ? Journal.News.NAMES : Journal.News.NONE;
  }

  /** Nothing if the program can't be run any more. */
  private Optional<Trace> run(Plan plan, List<Limit> limits) {
    try {
      return Optional.of(program.run(plan));
    } catch (BlockedException blocked) {
      limits.add(new Limit(Limit.Cause.BLOCKED, blocked.getMessage()));
      return Optional.empty();
    } catch (RuntimeException e) {
      journal.thrown(plan);
      throw e;
    }
  }

  /** Makes the notable executions of an earlier process again. */
  private void repeat(Harvest harvest) {
    journal.names().ifPresent(names -> program.vocabulary().orElseThrow().restore(names));
    for (Journal.Entry entry : journal.toRepeat()) {
      Trace trace = again(entry);
      harvest.addUncounted(trace);
      listener.repeated(trace);
    }
    if (journal.resumes()) {
      harvest.tally().add(journal.tally());
      keeper.resume();
    }
  }

  private Trace again(Journal.Entry entry) {
    Trace trace;
    try {
      trace = program.run(entry.plan());
    } catch (RuntimeException e) {
      if (entry.digest() == Journal.Entry.THROWN && !journal.resumes()) {
        throw e; // as it was before
      }
      throw new UnfitStateException("an execution can't be made again: " + e.getMessage(), e);
    }
    if (Journal.digest(trace) != entry.digest()) {
      throw new UnfitStateException("an execution takes other steps than before", null);
    }
    return trace;
  }

  private boolean isSpent(long runs, long start, List<Limit> limits) {
    if (runs >= budget.executions()) {
      limits.add(Limit.ofExecutions(budget));
      return true;
    }
    if (System.nanoTime() - start > budget.time().toNanos()) {
      limits.add(Limit.ofTime(budget));
      return true;
    }
    return false;
  }

  private boolean isEnded(Tally tally, Estimator estimator, List<Limit> limits) {
    if (supervisor.goOn(tally, () -> estimator.estimate(tally))) {
      return false;
    }
    limits.add(Limit.INTERRUPTED);
    return true;
  }
}
