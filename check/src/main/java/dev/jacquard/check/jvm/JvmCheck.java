package dev.jacquard.check.jvm;

import dev.jacquard.check.Crew;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Knowledge;
import dev.jacquard.check.Options;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.Check;
import dev.jacquard.check.run.Nondeterminism;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.check.saved.Saving;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.Result;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.worker.WorkerJvm;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Stage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Explores or replays one JVM program in this worker JVM. Used once. */
public final class JvmCheck {
  /** An execution that fails is looked at closely, but nobody waits for that for ever. */
  private static final Duration LONGEST_REPETITION = Duration.ofSeconds(60);

  /** What is said of a failure whose replay line was not tried before, or leads elsewhere. */
  private static final String UNTRIED = "the replay was not tried before this was told, since ";

  private static final String OTHERWISE =
      "the replay was tried before this was told and did not show the same: ";

  private final Options options;
  private final Spelling spelling;
  private final ProgramStreams streams;
  private final Interruption interruption;
  private final JvmSubject subject;
  private final long start = System.nanoTime();
  private Listener listener = Listener.NONE;
  private Optional<Saving> saving = Optional.empty();
  private Optional<Function<Knowledge, Crew>> crews = Optional.empty();
  private final Remarking remarking;
  private Optional<TellingProgram> telling = Optional.empty();
  private Optional<Trace> firstTrace = Optional.empty();
  private List<JvmFacts.Death> deaths = List.of();
  private volatile Tally lastTally = new Tally();
  private volatile Optional<Check> check = Optional.empty();

  /**
   * Prepares the check of a program.
   *
   * @param name what the user calls the program
   * @param streams where the program prints
   */
  public JvmCheck(
      String name,
      Runnable body,
      Options options,
      Spelling spelling,
      ProgramStreams streams,
      Interruption interruption) {
    this.options = options;
    this.spelling = spelling;
    this.streams = streams;
    this.interruption = interruption;
    this.remarking = new Remarking(options);
    this.subject = new JvmSubject(name, streams.over(body), options.settings());
  }

  /** The search can be taken up again. */
  public JvmCheck saving(Saving newSaving) {
    saving = Optional.of(newSaving);
    return this;
  }

  /**
   * Others make the executions of the search.
   *
   * @param newCrews makes the crew for what was learned of the program
   */
  public JvmCheck sharedBy(Function<Knowledge, Crew> newCrews) {
    crews = Optional.of(newCrews);
    return this;
  }

  /**
   * Where marks are that executions should come to.
   *
   * @param sites looks for them, when the search is over
   */
  public JvmCheck markedAt(Supplier<? extends Collection<String>> sites) {
    remarking.lookAt(sites);
    return this;
  }

  /** How many executions are left out of the verdict, since the program means others. */
  public long leftOut() {
    return remarking.leftOut();
  }

  /** There are classes of the same program that tell what they call. */
  public JvmCheck lookingCloser(TellingProgram program) {
    telling = Optional.of(program);
    return this;
  }

  /** Every execution of the search is told, from the first one again when it is begun again. */
  public JvmCheck telling(Listener newListener) {
    listener = newListener;
    return this;
  }

  /**
   * Explores the program, or replays an execution of it.
   *
   * @throws WrongScheduleException if the execution to replay is none of this program
   */
  public Result run(SearchProgress progress) {
    Result result;
    try {
      result = judge(progress);
    } finally {
      Stage.end();
    }
    return WorkerJvm.loss().map(why -> outOfControl(why, false)).orElse(result);
  }

  private Result judge(SearchProgress progress) {
    try {
      return explore(progress);
    } catch (DivergenceException divergence) {
      if (options.replays()) {
        throw new WrongScheduleException(subject.name(), divergence);
      }
      return withoutResult(
          Verdict::notDeterministic,
          new Nondeterminism(subject.legend()).sentence(divergence),
          true);
    } catch (NotControllableException refusal) {
      return outOfControl(refusal.getMessage());
    }
  }

  /** Whether the program would wait for something outside: then it can't be run any more. */
  private static boolean isBlocked(Result result) {
    return result.exploration().limits().stream()
        .anyMatch(limit -> limit.cause() == Limit.Cause.BLOCKED);
  }

  private List<Counterexample> lookedAtAgain(Result result) {
    try {
      List<Counterexample> failing = failingAgain(result);
      if (failing.isEmpty() && !options.replays() && firstTrace.isPresent()) {
        Stage.begin(() -> "one more run of the first execution", budgetEnd());
        subject.again(new Rerun(firstTrace.get()));
      }
      return failing;
    } catch (BlockedException outside) {
      return result.failing(); // the subject knows what is not controlled
    }
  }

  /** When the time is over, by {@link System#nanoTime}. */
  private long budgetEnd() {
    return start + options.budget().time().toNanos();
  }

  /** What threads run on. */
  public String carrier() {
    return subject.carrier();
  }

  /**
   * The failures that were found before a program made no step any more, or its time was over.
   * Called by a thread that watches.
   */
  public Optional<Result> failures(Alarm alarm) {
    return check
        .flatMap(present -> present.failures(alarm.why(), lastTally, time()))
        .map(found -> found.with(facts(List.of()), untried(found.failing(), ended(alarm))));
  }

  /**
   * What is known of a program that makes no step any more, or whose time is over. Called by a
   * thread that watches.
   */
  public Result known(Alarm alarm) {
    return failures(alarm)
        .orElseGet(
            () ->
                withoutResult(
                    reasons -> Verdict.of(false, reasons),
                    alarm.why(),
                    alarm.cause() == Alarm.Cause.NO_STEP));
  }

  private Duration time() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** What is done at present, for those who watch. */
  private String stage() {
    if (check.filter(Check::isSearched).isPresent()) {
      return "the search for an execution that is easier to read";
    }
    long runs = lastTally.runs();
    return runs == 0
        ? "the first execution"
        : "the search, after " + Prose.count(runs, "execution");
  }

  private Result explore(SearchProgress progress) {
    Listener watching = watching(progress);
    Function<Program, Result> attempt =
        program -> {
          firstTrace = Optional.empty();
          remarking.begin();
          Stage.begin(this::stage, budgetEnd());
          streams.ignore(); // what a check or an attempt before has recorded
          if (options.replays()) {
            streams.record();
          }
          Check next =
              new Check(remarking.chosen(subject), spelling, subject, program, interruption)
                  .begunAt(start)
                  .supervisedBy(counting(progress));
          crews
              .map(others -> others.apply(subject.knowledge()))
              .ifPresent(crew -> share(next, crew));
          check = Optional.of(next);
          return seenAgain(
              saving.map(s -> next.run(watching, s)).orElseGet(() -> next.run(watching)));
        };
    return options.search() instanceof Search.Replaying replay
        ? subject.replay(replay.schedule(), attempt)
        : subject.explore(attempt);
  }

  private void share(Check next, Crew crew) {
    if (subject.makesRemarks()) {
      crew.declined(Remarking.ALONE);
    } else {
      next.sharedBy(crew);
    }
  }

  private Supervisor counting(Supervisor progress) {
    return (tally, estimate) -> {
      lastTally = tally;
      return progress.goOn(tally, estimate);
    };
  }

  /**
   * The result with what runs behind the search have shown. They belong to the attempt: one that
   * shows what was no step so far begins the search again, as any other run does.
   */
  private Result seenAgain(Result result) {
    List<String> output = options.replays() ? streams.recorded() : List.of();
    List<Counterexample> failing = isBlocked(result) ? result.failing() : lookedAtAgain(result);
    Result seen = judgedAgain(result).with(facts(output), failing);
    Result tried = options.replays() ? seen : seen.with(seen.exploration(), tried(seen));
    return isBlocked(result) ? tried : tried.with(tried.exploration(), closer(tried.failing()));
  }

  /** The same executions as reports tell them; behind everything else, since numbers change. */
  private List<Counterexample> closer(List<Counterexample> failing) {
    Stage.begin(() -> "the closer look at a failing execution for the report", repetitionEnd());
    return new FailingExecutions(subject, options, streams, telling).closer(failing);
  }

  /** The executions that fail, each tried by its replay line; behind everything else. */
  private List<Counterexample> tried(Result seen) {
    if (isBlocked(seen)) {
      return untried(seen.failing(), "the program can't be run any more");
    }
    streams.ignore();
    Stage.begin(() -> "the replay of a failing execution", repetitionEnd());
    List<Counterexample> all = new ArrayList<>();
    for (Counterexample told : seen.failing()) {
      Optional<String> objection = subject.objection(told, options);
      if (seen.jvm().filter(facts -> facts.notControlled().isEmpty()).isPresent()) {
        objection.ifPresent(UnreplayableException::throwIfTested);
      }
      all.add(objection.map(why -> told.withCaution(OTHERWISE + why)).orElse(told));
    }
    return all;
  }

  private static List<Counterexample> untried(List<Counterexample> failing, String why) {
    return failing.stream().map(told -> told.withCaution(UNTRIED + why)).toList();
  }

  private static String ended(Alarm alarm) {
    return switch (alarm.cause()) {
      case NO_STEP -> "the program makes no step any more";
      case NO_TIME -> "the time was over";
    };
  }

  private long repetitionEnd() {
    return Math.min(System.nanoTime() + LONGEST_REPETITION.toNanos(), budgetEnd());
  }

  private Listener watching(Listener progress) {
    return new Listener() {
      @Override
      public void executed(Trace trace, Tally tally) {
        lastTally = tally;
        repeated(trace);
        remarking.add(subject, trace, tally);
        progress.executed(trace, tally);
        listener.executed(trace, tally);
      }

      @Override
      public void repeated(Trace trace) {
        firstTrace = firstTrace.isPresent() ? firstTrace : Optional.of(trace.copy());
      }
    };
  }

  private List<Counterexample> failingAgain(Result result) {
    streams.record();
    Stage.begin(() -> "the repetition of a failing execution for the report", repetitionEnd());
    FailingExecutions failing = new FailingExecutions(subject, options, streams, telling);
    List<Counterexample> all = failing.of(result.exploration().findings());
    deaths = failing.deaths();
    return all;
  }

  /** A run behind the search may have shown more that is not under control. */
  private Result judgedAgain(Result result) {
    Verdict verdict = result.exploration().verdict();
    List<String> reasons = new ArrayList<>(verdict.reasons());
    subject.uncontrolled().stream()
        .map(Check::notControlled)
        .filter(reason -> !reasons.contains(reason))
        .forEach(reasons::add);
    remarking.reason(result.exploration().tally()).ifPresent(reasons::add);
    boolean failed = verdict.status() == Verdict.Status.FAILURE;
    return result.with(result.exploration().with(Verdict.of(failed, reasons)));
  }

  private JvmFacts facts(List<String> output) {
    return new JvmFacts(
        subject.carrier(),
        List.copyOf(subject.uncontrolled()),
        false,
        List.copyOf(subject.weakAccesses()),
        subject.assumptions(),
        output,
        remarking.told(),
        deaths);
  }

  /** What is known of a program that got out of control. */
  private Result outOfControl(String why) {
    Tally tally = lastTally;
    boolean failed = Arrays.stream(Failure.Type.values()).anyMatch(type -> tally.failing(type) > 0);
    return outOfControl(why, failed);
  }

  private Result outOfControl(String why, boolean failed) {
    return withoutResult(reasons -> Verdict.of(failed, reasons), why, true);
  }

  /** A result without executions; the reason is one of control, or only of time. */
  private Result withoutResult(
      Function<List<String>, Verdict> verdict, String why, boolean outOfControl) {
    return new Unjudged(subject, options).result(verdict, why, outOfControl, lastTally, time());
  }
}
