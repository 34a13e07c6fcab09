package dev.jacquard.explore.option;

import static dev.jacquard.explore.option.Option.BOUND;
import static dev.jacquard.explore.option.Option.PCT;
import static dev.jacquard.explore.option.Option.RACES;
import static dev.jacquard.explore.option.Option.RANDOM;
import static dev.jacquard.explore.option.Option.REDUCTION;
import static dev.jacquard.explore.option.Option.REPLAY;
import static dev.jacquard.explore.option.Option.SEED;
import static dev.jacquard.explore.option.Option.SYMMETRY;

import dev.jacquard.explore.option.ValueForm.Bound;
import dev.jacquard.explore.option.ValueForm.PctRuns;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The search that options ask for, and which options go together.
 *
 * @param usual the symmetry that is used where it can be, if nothing was said of it
 * @param earlierSeed the seed of a search that is gone on with
 */
public record SearchChoice(Given given, SymmetryReduction usual, OptionalLong earlierSeed) {
  private static final int USUAL_DEPTH = 3;
  private static final int SEEDS = 1_000_000_000;
  private static final Set<SymmetryReduction> BY_ORBITS =
      EnumSet.of(SymmetryReduction.DECLARED, SymmetryReduction.GUESSED);

  public SearchChoice(Given given, SymmetryReduction usual) {
    this(given, usual, OptionalLong.empty());
  }

  /**
   * The search.
   *
   * @throws IllegalArgumentException with a sentence for the user if options contradict each other
   */
  public Search search() {
    if (given.has(REPLAY)) {
      return replaying(given.<Schedule>value(REPLAY).orElseThrow());
    }
    if (given.has(RANDOM) || given.has(PCT)) {
      return sampling();
    }
    return given.has(BOUND) ? withinBound() : systematic(symmetry().orElseGet(this::usualSymmetry));
  }

  private SymmetryReduction usualSymmetry() {
    return mergesStates() ? SymmetryReduction.NONE : usual;
  }

  private boolean mergesStates() {
    return given.<Reduction>value(REDUCTION).equals(Optional.of(Reduction.STATEFUL));
  }

  private Optional<SymmetryReduction> symmetry() {
    return given.value(SYMMETRY);
  }

  /** Reduction, symmetry and seed say how a search goes; a replay may be given them as well. */
  public Search replaying(Schedule schedule) {
    for (Option other : new Option[] {BOUND, RANDOM, PCT}) {
      reject(
          given.has(other),
          name(REPLAY) + " runs one execution, so it cannot be combined with " + name(other));
    }
    return new Search.Replaying(schedule);
  }

  private Search sampling() {
    reject(
        given.has(RANDOM) && given.has(PCT),
        name(RANDOM) + " and " + name(PCT) + " are two ways to draw executions; give one of them");
    String drawn = name(given.has(RANDOM) ? RANDOM : PCT) + " draws executions, so ";
    reject(given.has(REDUCTION), drawn + "it cannot be combined with " + name(REDUCTION));
    reject(reducesSymmetry(), drawn + "it cannot be combined with " + name(SYMMETRY));
    reject(given.has(BOUND), drawn + "it cannot be combined with " + name(BOUND));
    long seed = given.<Long>value(SEED).orElseGet(() -> earlierSeed.orElseGet(SearchChoice::draw));
    return given
        .<Long>value(RANDOM)
        .<Search>map(count -> new Search.Walks(count, seed))
        .orElseGet(() -> byPriorities(given.<PctRuns>value(PCT).orElseThrow(), seed));
  }

  private static long draw() {
    return ThreadLocalRandom.current().nextLong(SEEDS);
  }

  private static Search byPriorities(PctRuns runs, long seed) {
    int depth = runs.depth().orElse(USUAL_DEPTH);
    return new Search.Priorities(runs.executions(), depth, seed);
  }

  private Search withinBound() {
    reject(
        given.<Reduction>value(REDUCTION).orElse(Reduction.OPTIMAL) != Reduction.OPTIMAL,
        name(BOUND)
            + " has a reduction of its own, so it cannot be combined with "
            + name(REDUCTION));
    reject(
        reducesSymmetry(),
        name(BOUND)
            + " cannot be combined with "
            + name(SYMMETRY)
            + ": exchanging threads changes preemptions");
    return new Search.WithinBound(given.<Bound>value(BOUND).orElseThrow().preemptions());
  }

  private boolean reducesSymmetry() {
    return symmetry().orElse(SymmetryReduction.NONE) != SymmetryReduction.NONE;
  }

  private Search systematic(SymmetryReduction symmetry) {
    boolean collapsing = symmetry == SymmetryReduction.CSYM;
    Reduction reduction =
        given.<Reduction>value(REDUCTION).orElse(collapsing ? Reduction.FG : Reduction.OPTIMAL);
    reject(collapsing && reduction != Reduction.FG, onlyWith(symmetry, Reduction.FG, reduction));
    reject(
        BY_ORBITS.contains(symmetry) && reduction != Reduction.OPTIMAL,
        onlyWith(symmetry, Reduction.OPTIMAL, reduction));
    reject(
        reduction == Reduction.STATEFUL && symmetry == SymmetryReduction.RF,
        given.spelling().of(SYMMETRY, symmetry.label())
            + " compares executions, and "
            + given.spelling().of(REDUCTION, reduction.label())
            + " merges states; "
            + given.spelling().of(SYMMETRY, SymmetryReduction.VAL.label())
            + " does both");
    return new Search.Systematic(reduction, symmetry);
  }

  private String onlyWith(SymmetryReduction symmetry, Reduction fitting, Reduction other) {
    return given.spelling().of(SYMMETRY, symmetry.label())
        + " goes with "
        + given.spelling().of(REDUCTION, fitting.label())
        + " only, not with "
        + other.label();
  }

  /**
   * The search for a JVM program, whose plain accesses are steps only if that is asked for.
   *
   * @throws IllegalArgumentException with a sentence for the user if options contradict each other
   */
  public Search searchOfThreads() {
    Search search = withoutStates(search());
    reject(
        search.symmetry() == SymmetryReduction.CSYM
            && given.<RacePolicy>valueOrUsual(RACES) != RacePolicy.EXPLORE,
        given.spelling().of(SYMMETRY, SymmetryReduction.CSYM.label())
            + " goes with "
            + given.spelling().of(RACES, RacePolicy.EXPLORE.label())
            + " only: it compares what threads will do step by step, and plain accesses have to be"
            + " steps for that");
    return search;
  }

  /**
   * A search for a JVM program.
   *
   * @throws IllegalArgumentException with a sentence for the user if there is no such search yet
   */
  public Search withoutStates(Search search) {
    reject(
        search.mergesStates(),
        given.spelling().of(REDUCTION, Reduction.STATEFUL.label())
            + " is for litmus programs and models: it needs the whole state of a program, and that"
            + " of a Java program is not known yet");
    return search;
  }

  private String name(Option option) {
    return given.spelling().of(option);
  }

  private static void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new IllegalArgumentException(sentence);
    }
  }
}
