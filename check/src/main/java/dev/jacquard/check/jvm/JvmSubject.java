package dev.jacquard.check.jvm;

import dev.jacquard.check.Knowledge;
import dev.jacquard.check.Options;
import dev.jacquard.check.Subject;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Assumption;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Result;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.execution.Remarks;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A JVM program in this worker, with the name that the user gave it. */
final class JvmSubject implements Subject {
  private final String name;
  private final Expiry expiry;
  private final int stepLimit;
  private final Restarts restarts;
  private volatile JvmProgram program;
  private volatile Optional<JvmLearning> learning = Optional.empty();

  JvmSubject(String name, Runnable body, Settings settings) {
    this.name = name;
    this.expiry = settings.expiry();
    this.stepLimit = settings.stepLimit();
    this.restarts = new Restarts(body, settings);
    this.program = new JvmProgram(body, settings);
  }

  Result explore(Function<Program, Result> attempt) {
    return restarts.explore(present(attempt));
  }

  Result replay(Schedule schedule, Function<Program, Result> attempt) {
    return restarts.replay(schedule, present(attempt));
  }

  private Function<JvmProgram, Result> present(Function<Program, Result> attempt) {
    return next -> {
      program = next;
      learning = Optional.empty();
      return attempt.apply(next);
    };
  }

  /** Runs an execution of the last exploration once more. */
  void again(Rerun execution) {
    execution.on(program);
  }

  /** What one more run of an execution shows, if that run is the same. */
  Optional<Repetition> repetition(List<Finding> findings) {
    try {
      return Optional.of(Repetition.of(findings, program)).filter(Repetition::isFaithful);
    } catch (DivergenceException repeatedDifferently) {
      return Optional.empty();
    }
  }

  /**
   * How the execution that a replay line leads to is not the one that is told, if it is not.
   *
   * @param options those of the search
   */
  Optional<String> objection(Counterexample told, Options options) {
    return new ReplayTrial(restarts.body(), options, program.names().orElseThrow()).objection(told);
  }

  /**
   * A closer look at an execution in the body of the same program in other classes.
   *
   * @param options those of the search
   */
  Optional<CloserLook> closerLook(Runnable body, Counterexample told, Options options) {
    return new ReplayTrial(body, options, program.names().orElseThrow()).closerLook(told);
  }

  /** Where the program has atomic accesses that are weaker than volatile. */
  Set<String> weakAccesses() {
    return assumed(Premise.WEAK_ACCESS);
  }

  /** What its runs have taken for granted. */
  List<Assumption> assumptions() {
    List<Assumption> assumptions = new ArrayList<>();
    for (Premise premise : Premise.values()) {
      List<String> places = List.copyOf(assumed(premise));
      if (!places.isEmpty()) {
        assumptions.add(assumption(premise, places));
      }
    }
    return assumptions;
  }

  /** Where the program was run, and where it was learned. */
  private Set<String> assumed(Premise premise) {
    Set<String> all = new LinkedHashSet<>(program.assumed(premise));
    learning.ifPresent(one -> all.addAll(one.assumed(premise)));
    return all;
  }

  /** The shortest limit that passes last. */
  private Duration limitsFrom() {
    return expiry.limits() == TimeLimits.LONG ? expiry.longFrom() : Duration.ZERO;
  }

  private Assumption assumption(Premise premise, List<String> places) {
    return switch (premise) {
      case WEAK_ACCESS -> Assumption.weakAccesses(places);
      case LAST_LIMIT -> Assumption.timeLimits(limitsFrom(), places);
      case POLL -> Assumption.polls(expiry.longFrom(), places);
      case CLOCK -> Assumption.clockReadings(places);
      case LEAP -> Assumption.leaps(places);
      case WAKE_UP -> Assumption.wakeUps(places);
      case SECOND_WAKE_UP -> Assumption.secondWakeUps(places);
      case FAILURE -> Assumption.failures(places);
      case SECOND_FAILURE -> Assumption.secondFailures(places);
      case RANDOM -> Assumption.randomNumbers(places);
    };
  }

  /** What was learned of the program. */
  Knowledge knowledge() {
    return Knowledge.of(program.settings());
  }

  /** What the program has said of its last run. */
  Remarks remarks() {
    return program.remarks();
  }

  /** Whether it says anything of its runs. */
  boolean makesRemarks() {
    return program.settings().observed().has(Feature.REMARKS);
  }

  Legend legend() {
    return program.legend();
  }

  /** What threads run on. */
  String carrier() {
    return program.carrier();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<LearnedSearch.Origin> learnable() {
    learning = Optional.of(new JvmLearning(program, stepLimit));
    return learning.map(origin -> origin);
  }

  @Override
  public boolean watchesHiddenRaces() {
    return true;
  }

  /** Nobody can read from the code whether a declaration is right, so it is checked. */
  @Override
  public Strategy upToDeclared() {
    return ConjecturedSymmetry.declared(() -> program.declaredSymmetries());
  }

  @Override
  public SymmetryFindings symmetry() {
    return program.symmetry();
  }

  @Override
  public Set<String> uncontrolled() {
    return program.uncontrolled();
  }

  /** What is known without another run, which a program out of control does not get. */
  Set<String> uncontrolledSoFar() {
    return program.uncontrolledSoFar();
  }

  @Override
  public List<String> outcome(Trace trace) {
    return List.of(
        "outcome: "
            + switch (trace.ending()) {
              case CUT -> "cut at the step limit";
              case STUCK, SPINNING -> Prose.count(stuck(trace), "thread") + " did not end";
              default -> "every thread ended";
            });
  }

  private static long stuck(Trace trace) {
    long stuck = 0;
    for (int thread = 0; thread < trace.threads(); thread++) {
      stuck += trace.pending(thread) >= 0 ? 1 : 0;
    }
    return stuck;
  }
}
