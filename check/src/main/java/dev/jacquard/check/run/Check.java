package dev.jacquard.check.run;

import dev.jacquard.check.Crew;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.NotShareableException;
import dev.jacquard.check.Options;
import dev.jacquard.check.Shown;
import dev.jacquard.check.Subject;
import dev.jacquard.check.saved.Saving;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Gathering;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.UnfitStateException;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.path.Deepening;
import dev.jacquard.explore.shrink.Patience;
import dev.jacquard.explore.shrink.Shrinker;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Misfit;
import dev.jacquard.report.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Explores one program as the options say. Used once. */
public final class Check {
  /**
   * How many steps are spent on short executions where one is cut at the usual limit. A lower limit
   * asks for everything within it.
   */
  private static final long LEVELS = 2_000_000;

  private final Options options;
  private final Spelling spelling;
  private final Search search;
  private final Subject subject;
  private final Program program;
  private final Interruption interruption;
  private final Strategy strategy;
  private final Strategy deepening;
  private final Strategy explored;
  private Supervisor supervisor = Supervisor.NONE;
  private final Cuts cuts;
  private final DistinctTraces distinct = new DistinctTraces();
  private Optional<Trace> replayed = Optional.empty();
  private final ToleratedRaces toleratedRaces = new ToleratedRaces();
  private final Shrinker shrinker;
  private final Examiner examiner;
  private final SymmetryInUse symmetry;
  private volatile List<Finding> findings = List.of();
  private volatile Optional<Result> result = Optional.empty();
  private long begin = System.nanoTime();
  private Optional<Crew> crew = Optional.empty();

  public Check(
      Options options,
      Spelling spelling,
      Subject subject,
      Program program,
      Interruption interruption) {
    this.options = options;
    this.spelling = spelling;
    this.search = options.search();
    this.subject = subject;
    this.program = program;
    this.interruption = interruption;
    this.strategy = search.strategy(subject::upToDeclared);
    this.deepening = deepening();
    this.explored = Companions.of(options, subject, program, deepening);
    this.cuts = new Cuts(options.stepLimit(), program::legend);
    this.shrinker = new Shrinker(program, options.dataRaces(), search.mergesStates());
    this.symmetry = new SymmetryInUse(search, subject);
    this.examiner = new Examiner(options, program, interruption);
  }

  /** The strategy, and what comes after it if executions are cut. */
  private Strategy deepening() {
    int limit = options.stepLimit();
    long work = limit < Options.DEFAULT.stepLimit() ? Long.MAX_VALUE : LEVELS;
    return search
        .withinDepth()
        .<Strategy>map(within -> new Deepening(strategy, within, limit, work))
        .orElse(strategy);
  }

  /** Whom to tell how far it has come. */
  public Check supervisedBy(Supervisor newSupervisor) {
    supervisor = newSupervisor;
    return this;
  }

  /** Others make the executions of the search. */
  public Check sharedBy(Crew newCrew) {
    crew = Optional.of(newCrew);
    return this;
  }

  /** The search began earlier, by {@link System#nanoTime}: its time counts from there. */
  public Check begunAt(long nanoTime) {
    begin = nanoTime;
    return this;
  }

  /** Explores; what was done before is not done again. */
  public Result run(Listener progress, Saving saving) {
    List<Resumable> others = List.of(distinct, shrinker, cuts);
    try {
      return run(
          progress,
          explorer ->
              explorer.keeping(
                  saving.journal(), saving.keeper(resumable(), others, this::knowledge)));
    } catch (UnfitStateException | DamagedStateException mistake) {
      throw saving.doesNotFit(mistake);
    }
  }

  private Optional<Resumable> resumable() {
    return Optional.of(explored)
        .filter(saved -> strategy instanceof Resumable && saved instanceof Resumable)
        .map(Resumable.class::cast);
  }

  /** Changes when an execution has shown something that is not saved. */
  private long knowledge() {
    return toleratedRaces.all().size() + shrinker.knowledge();
  }

  public Result run(Listener progress) {
    return run(progress, explorer -> explorer);
  }

  private Result run(Listener progress, UnaryOperator<Explorer> kept) {
    interruption.heed();
    Exploration explored = explore(examining(progress).and(companion()), kept);
    if (LearnedCheck.derived(this.explored).isPresent()) {
      examiner.knowsOnlySome();
    }
    boolean complete = verdict(explored).status() == Verdict.Status.COMPLETE;
    Exploration found = complete ? examiner.examined(explored) : explored;
    Result judged = judged(found.with(verdict(found)), counts(explored.tally()));
    result = Optional.of(judged);
    if (shrinks() && !found.findings().isEmpty()) {
      result = Optional.of(shrunk(judged));
    }
    Result confirmed = LearnedCheck.confirmed(program, result.get(), this::failing);
    return LearnedCheck.costs(program, strategy).map(confirmed::with).orElse(confirmed);
  }

  private Result judged(Exploration found, Result.Counts counts) {
    return new Result(
        subject.name(),
        program.legend(),
        options.asked(),
        found,
        counts,
        subject.symmetries(),
        failing(found),
        toleratedRaces.all(),
        replayed.map(trace -> new Result.Replayed(trace, subject.outcome(trace))),
        Optional.empty());
  }

  private Exploration explore(Listener listener, UnaryOperator<Explorer> kept) {
    if (crew.isPresent()) {
      try {
        return gathered(crew.get(), listener);
      } catch (NotShareableException alone) {
        crew.get().declined(alone.getMessage());
      }
    }
    try {
      Explorer explorer =
          new Explorer(
              program, options.budget(), options.dataRaces(), options.onFailure(), listener);
      return kept.apply(explorer.covering(symmetry.coverage()).begunAt(begin))
          .supervisedBy(this::goesOn)
          .explore(explored);
    } catch (DivergenceException parted) {
      throw search instanceof Search.Replaying replaying
          ? Misfit.inWords(replaying.schedule(), parted, program.legend())
          : parted;
    }
  }

  private Exploration gathered(Crew others, Listener listener) {
    Crew.Share share = others.explore(options.budget(), begin, options.onFailure(), this::goesOn);
    Exploration all =
        new Gathering(program, options.dataRaces(), listener)
            .of(
                share.notable(),
                share.tally(),
                share.limits(),
                Duration.ofNanos(System.nanoTime() - begin),
                share.estimate());
    share.signs().stream().findFirst().ifPresent(examiner::told);
    cuts.addElsewhere(share.tally().cut());
    return all;
  }

  private boolean goesOn(Tally tally, Supplier<Optional<Estimate>> estimate) {
    return supervisor.goOn(tally, estimate) && !interruption.isRequested();
  }

  private Listener companion() {
    if (search instanceof Search.Replaying replaying) {
      return (trace, tally) -> Misfit.require(replaying.schedule(), trace, program.legend());
    }
    return shrinks() ? shrinker : Listener.NONE;
  }

  private boolean shrinks() {
    return options.shown() == Shown.SHRUNK;
  }

  /** The counts are those at the first failure, whatever is executed for a better one. */
  private Result shrunk(Result before) {
    Exploration found = before.exploration();
    try {
      if (options.onFailure() == Explorer.OnFailure.STOP) {
        Patience.after(found, options.budget()).ifPresent(this::lookFurther);
      }
      Exploration shrunk = found.with(shrinker.shrunk(found.findings()));
      return before.with(shrunk, failing(shrunk));
    } catch (BlockedException outside) {
      return before; // and the program can't be run any more
    }
  }

  /** With symmetry not all traces are seen, of which another one may be the best. */
  private void lookFurther(Budget budget) {
    boolean all = symmetry.effective() == SymmetryReduction.NONE;
    shrinker.goOn(interruption.over(all ? deepening : new OptimalDpor()), budget);
  }

  /**
   * The failures found so far, if there are any. For a thread that watches a search which does not
   * come to its end.
   *
   * @param why the reason for which it does not
   */
  public Optional<Result> failures(String why, Tally tally, Duration time) {
    Optional<Result> known =
        result.or(
            () ->
                Optional.of(
                    judged(
                        new Exploration(
                            Verdict.of(true, List.of()), List.of(), tally, findings, time),
                        Result.Counts.UNKNOWN)));
    return known
        .filter(found -> !found.failing().isEmpty())
        .map(found -> found.with(found.exploration().with(because(found, why))));
  }

  private static Verdict because(Result found, String why) {
    List<String> reasons = new ArrayList<>(found.exploration().verdict().reasons());
    reasons.add(why);
    return Verdict.of(true, reasons);
  }

  /** Whether the search is over; better executions may still be looked for. */
  public boolean isSearched() {
    return result.isPresent();
  }

  private List<Counterexample> failing(Exploration found) {
    Counterexamples all = Counterexamples.of(subject.name(), options);
    return Counterexamples.byExecution(found.findings()).stream()
        .map(findings -> all.of(findings, program.legend()))
        .toList();
  }

  private Listener examining(Listener progress) {
    return new Listener() {
      @Override
      public void executed(Trace trace, Tally tally) {
        progress.executed(trace, tally);
        examine(trace, tally);
      }

      @Override
      public void beside(Trace trace) {
        progress.beside(trace);
        examiner.beside(trace);
      }

      @Override
      public void found(List<Finding> all) {
        findings = all;
      }

      @Override
      public void repeated(Trace trace) {
        progress.repeated(trace);
        examiner.repeated(trace);
        cuts.repeated(trace);
        if (options.races() == RacePolicy.EXPLORE) {
          toleratedRaces.repeated(trace);
        }
      }
    };
  }

  private void examine(Trace trace, Tally tally) {
    examiner.executed(trace, tally);
    cuts.executed(trace, tally);
    if (!search.visitsEachTraceOnce() && !search.mergesStates()) {
      distinct.executed(trace, tally);
    }
    if (options.races() == RacePolicy.EXPLORE) {
      toleratedRaces.executed(trace, tally);
    }
    if (search instanceof Search.Replaying) {
      replayed = Optional.of(trace.copy());
    }
  }

  private Result.Counts counts(Tally tally) {
    return new ResultCounts(search, subject, symmetry, program, strategy, explored, distinct)
        .of(tally, !findings.isEmpty());
  }

  /** The reason that a program is not under control in some respect. */
  public static String notControlled(String what) {
    return "not controlled: " + what;
  }

  private CutReasons cutReasons(Exploration found) {
    return new CutReasons(options, spelling, cuts, covered(found));
  }

  /** Within how many steps nothing is missing, though executions were cut. */
  private int covered(Exploration found) {
    if (deepening instanceof Deepening levels) {
      return levels.covered();
    }
    boolean whole =
        search instanceof Search.Systematic
            && cuts.before() == 0
            && found.limits().stream().allMatch(limit -> limit.cause() == Limit.Cause.STEPS)
            && (found.findings().isEmpty() || options.onFailure() == Explorer.OnFailure.CONTINUE);
    return whole ? options.stepLimit() : 0;
  }

  private Verdict verdict(Exploration found) {
    boolean failed = !found.findings().isEmpty();
    List<String> reasons =
        new ArrayList<>(
            new Reasons(options, spelling, subject, program.legend(), cutReasons(found))
                .of(found, strategy));
    if (!failed && Reasons.isOutOfBudget(found)) {
      LearnedCheck.obstacle(explored).ifPresent(reasons::add);
    }
    reasons.addAll(examiner.reasons(failed));
    LearnedCheck.shortcoming(program).ifPresent(reasons::add);
    return Verdict.of(failed, reasons);
  }
}
