package dev.jacquard.report;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.stateful.StateCounts;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What came out of exploring one program, before it is put into words.
 *
 * @param name what the user calls the program
 * @param exploration with a verdict in which every limit of the search is named
 * @param symmetries what is known of symmetry in the program
 * @param failing the executions that fail, without what a front end adds to them
 * @param toleratedRaces the data races that were seen and are no failures
 * @param replayed the execution, if the search was a replay
 * @param jvm what only a JVM program has
 */
public record Result(
    String name,
    Legend legend,
    Asked asked,
    Exploration exploration,
    Counts counts,
    Symmetries symmetries,
    List<Counterexample> failing,
    List<Finding> toleratedRaces,
    Optional<Replayed> replayed,
    Optional<JvmFacts> jvm) {
  public Result {
    failing = List.copyOf(failing);
    toleratedRaces = List.copyOf(toleratedRaces);
  }

  /**
   * What the user asked for, as far as the words of a report depend on it.
   *
   * @param strict whether assumptions are refused
   */
  public record Asked(Search search, RacePolicy races, OnFailure onFailure, boolean strict) {
    /** For programs whose verdict never rests on assumptions. */
    public Asked(Search search, RacePolicy races, OnFailure onFailure) {
      this(search, races, onFailure, false);
    }
  }

  /**
   * What the tally of an exploration does not tell.
   *
   * @param pruned steps that were not taken because those of an equal thread stand for them
   * @param traces how many different traces were seen, if that is known
   * @param orbits how many traces up to exchanges of threads were seen, if that is known
   * @param renamings what became of symmetries that were guessed or declared, and checked
   * @param states what a search has seen that merges states
   * @param learned what it took to learn the program, if executions are those of what was learned
   * @param tried what was run beside the search
   */
  public record Counts(
      long pruned,
      OptionalLong traces,
      OptionalLong orbits,
      Optional<CheckedRenamings> renamings,
      Optional<StateCounts> states,
      Optional<Learned> learned,
      List<Tried> tried) {
    public Counts {
      tried = List.copyOf(tried);
    }

    public static final Counts UNKNOWN =
        new Counts(
            0,
            OptionalLong.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of());
  }

  /**
   * Renamings of threads and objects that were checked while they were used.
   *
   * @param from where they come from
   * @param images how many executions were run only to check them
   */
  public record CheckedRenamings(SymmetryReduction from, int number, int refuted, long images) {
    /** All of it, in words. */
    public String sentence() {
      return Prose.count(number, from.label() + " renaming")
          + " of threads and objects checked, "
          + refuted
          + " refuted; "
          + Prose.count(images, "execution")
          + " only to check";
    }
  }

  /**
   * What it took to learn the threads of a program, so that its executions could be explored in
   * memory.
   *
   * @param runs how often the program itself was run, to learn or to confirm failures
   * @param observations how many observations of threads are known
   * @param how by which search everything was seen, if there were several
   * @param ended why learning was given up and every execution was run, if that is so
   * @param stands for which executions these runs stand
   */
  public record Learned(
      int runs, int observations, Optional<String> how, Optional<String> ended, Stands stands) {
    /** What the verdict rests on, or why not. */
    public String sentence() {
      return ended
          .map(why -> "every execution was run, since learning ended: " + why)
          .orElseGet(
              () ->
                  (stands == Stands.FOR_ALL ? "learned: " : "learned all others: ")
                      + Prose.count(runs, "run")
                      + " of the program, "
                      + Prose.count(observations, "observation")
                      + " of its threads"
                      + how.map(search -> "; " + search).orElse(""));
    }
  }

  /** For which executions the runs stand in which a program was learned. */
  public enum Stands {
    FOR_ALL,
    /** For all that were not run. */
    FOR_THE_REST
  }

  /**
   * The symmetries of a program.
   *
   * @param threads which threads are interchangeable, and what tells others apart
   * @param declared the renamings that the program declares
   */
  public record Symmetries(SymmetryFindings threads, Renamings declared) {}

  /** A replayed execution and what it left behind. */
  public record Replayed(Trace trace, List<String> outcome) {
    public Replayed {
      outcome = List.copyOf(outcome);
    }
  }

  /** How the check of a program ended. */
  public enum Outcome {
    COMPLETE,
    /** Complete under assumptions only, which the user refuses. */
    ASSUMING,
    FAILURE,
    INCOMPLETE,
    NOT_CONTROLLED,
    NOT_DETERMINISTIC,
    /** There is no end, yet or ever. */
    UNFINISHED;

    /** One word for it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether something can be said of the program: that it fails, or how far it does not. */
    public boolean isJudged() {
      return this == COMPLETE || this == ASSUMING || this == FAILURE || this == INCOMPLETE;
    }
  }

  /** How executions were chosen. */
  public Search search() {
    return asked.search();
  }

  public Outcome outcome() {
    boolean outOfControl = jvm.filter(JvmFacts::outOfControl).isPresent();
    return switch (exploration.verdict().status()) {
      case NOT_DETERMINISTIC -> Outcome.NOT_DETERMINISTIC;
      case COMPLETE -> outOfControl ? Outcome.NOT_CONTROLLED : complete();
      case FAILURE -> outOfControl ? Outcome.NOT_CONTROLLED : Outcome.FAILURE;
      case INCOMPLETE -> outOfControl ? Outcome.NOT_CONTROLLED : Outcome.INCOMPLETE;
    };
  }

  private Outcome complete() {
    return asked.strict() && !assumptions().isEmpty() ? Outcome.ASSUMING : Outcome.COMPLETE;
  }

  /** What the verdict rests on, if it is none of a failure. */
  public List<Assumption> assumptions() {
    return jvm.map(JvmFacts::assumptions).orElse(List.of());
  }

  /** The result with what is known of its JVM, and with executions that were run once more. */
  public Result with(JvmFacts facts, List<Counterexample> seenAgain) {
    return new Result(
        name,
        legend,
        asked,
        exploration,
        counts,
        symmetries,
        seenAgain,
        toleratedRaces,
        replayed,
        Optional.of(facts));
  }

  /** The result with other executions for the same failures. */
  public Result with(Exploration shrunk, List<Counterexample> shown) {
    return new Result(
        name, legend, asked, shrunk, counts, symmetries, shown, toleratedRaces, replayed, jvm);
  }

  /** The result with another verdict. */
  public Result with(Exploration judged) {
    return with(judged, failing);
  }

  /** The result with what it took to learn the program. */
  public Result with(Learned learned) {
    Counts more =
        new Counts(
            counts.pruned(),
            counts.traces(),
            counts.orbits(),
            counts.renamings(),
            counts.states(),
            Optional.of(learned),
            counts.tried());
    return new Result(
        name, legend, asked, exploration, more, symmetries, failing, toleratedRaces, replayed, jvm);
  }

  /** The result with what is known of symmetry now. */
  public Result with(Symmetries known) {
    return new Result(
        name, legend, asked, exploration, counts, known, failing, toleratedRaces, replayed, jvm);
  }

  /** How many executions were run beside the search that its tally does not count. */
  private long aside() {
    boolean failed = exploration.verdict().status() == Verdict.Status.FAILURE;
    return failed ? 0 : Tried.executions(counts.tried());
  }

  /** How fast it went. */
  public long executionsPerSecond() {
    double seconds = Math.max(1, exploration.time().toNanos()) / 1e9;
    return Math.round((exploration.tally().runs() + aside()) / seconds);
  }

  /** What is known of interchangeable threads; nothing without symmetry reduction. */
  public SymmetryFindings symmetry() {
    return switch (search().symmetry()) {
      case NONE, DECLARED, GUESSED -> SymmetryFindings.NONE;
      case RF, VAL, CSYM -> symmetries.threads();
    };
  }
}
