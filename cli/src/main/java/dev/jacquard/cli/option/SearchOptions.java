package dev.jacquard.cli.option;

import dev.jacquard.check.saved.CheckpointKey;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Schedule;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how executions are chosen, and which of them go together. */
public final class SearchOptions {
  private static final int USUAL_DEPTH = 3;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--reduction",
      paramLabel = "NAME",
      description = "exhaustive, sleep, fg, source or optimal (default)")
  private Optional<Reduction> reduction;

  @Option(
      names = "--bound",
      paramLabel = "preemptions=K",
      description = "only executions with at most K preemptions")
  private Optional<OptionValues.Bound> bound;

  @Option(names = "--random", paramLabel = "N", description = "N random executions, no search")
  private Optional<OptionValues.Count> random;

  @Option(
      names = "--pct",
      paramLabel = "N[:DEPTH]",
      description = "N executions by random priorities, which change DEPTH - 1 times (default 3)")
  private Optional<OptionValues.PctRuns> pct;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "the seed of --random and --pct; nothing else is random")
  private Optional<Long> seed;

  private OptionalLong earlierSeed = OptionalLong.empty();

  /** Draws on with the seed of an earlier search, unless the user gave one. */
  public void drawLike(CheckpointKey earlier) {
    try {
      String text = earlier.fact(CheckpointKey.SEED).orElse("");
      earlierSeed = text.isEmpty() ? earlierSeed : OptionalLong.of(Long.parseLong(text));
    } catch (NumberFormatException none) {
      earlierSeed = OptionalLong.empty();
    }
  }

  /**
   * The search asked for; complains if the options contradict each other.
   *
   * @param usual what is used where it can be, if the user did not say
   */
  public Search search(Optional<SymmetryReduction> symmetry, SymmetryReduction usual) {
    if (random.isPresent() || pct.isPresent()) {
      return sampling(symmetry.orElse(SymmetryReduction.NONE));
    }
    return bound.isPresent()
        ? withinBound(symmetry.orElse(SymmetryReduction.NONE))
        : systematic(symmetry.orElse(usual));
  }

  /** Reduction, symmetry and seed say how a search goes; a replay may be given them as well. */
  public Search replaying(Schedule schedule) {
    String only = "--replay runs one execution, so it cannot be combined with ";
    reject(bound.isPresent(), only + "--bound");
    reject(random.isPresent(), only + "--random");
    reject(pct.isPresent(), only + "--pct");
    return new Search.Replaying(schedule);
  }

  private Search sampling(SymmetryReduction symmetry) {
    reject(
        random.isPresent() && pct.isPresent(),
        "--random and --pct are two ways to draw executions; give one of them");
    String drawn = (random.isPresent() ? "--random" : "--pct") + " draws executions, so ";
    reject(reduction.isPresent(), drawn + "it cannot be combined with --reduction");
    reject(symmetry != SymmetryReduction.NONE, drawn + "it cannot be combined with --symmetry");
    reject(bound.isPresent(), drawn + "it cannot be combined with --bound");
    long start = seed.orElseGet(() -> earlierSeed.orElseGet(SearchOptions::draw));
    return random
        .<Search>map(count -> new Search.Walks(count.value(), start))
        .orElseGet(() -> byPriorities(pct.orElseThrow(), start));
  }

  private static long draw() {
    return ThreadLocalRandom.current().nextLong(1_000_000_000);
  }

  private static Search byPriorities(OptionValues.PctRuns runs, long start) {
    int depth = runs.depth().orElse(USUAL_DEPTH);
    return new Search.Priorities(runs.executions().value(), depth, start);
  }

  private Search withinBound(SymmetryReduction symmetry) {
    reject(
        reduction.isPresent() && reduction.get() != Reduction.OPTIMAL,
        "--bound has a reduction of its own, so it cannot be combined with --reduction");
    reject(
        symmetry != SymmetryReduction.NONE,
        "--bound cannot be combined with --symmetry: exchanging threads changes preemptions");
    return new Search.WithinBound(bound.orElseThrow().preemptions());
  }

  private Search systematic(SymmetryReduction symmetry) {
    boolean collapsing = symmetry == SymmetryReduction.CSYM;
    Reduction chosenReduction = reduction.orElse(collapsing ? Reduction.FG : Reduction.OPTIMAL);
    reject(
        collapsing && chosenReduction != Reduction.FG,
        "--symmetry csym goes with --reduction fg only, not with " + chosenReduction.label());
    boolean byOrbits =
        symmetry == SymmetryReduction.DECLARED || symmetry == SymmetryReduction.GUESSED;
    reject(
        byOrbits && chosenReduction != Reduction.OPTIMAL,
        "--symmetry "
            + symmetry.label()
            + " goes with --reduction optimal only, not with "
            + chosenReduction.label());
    return new Search.Systematic(chosenReduction, symmetry);
  }

  private void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence);
    }
  }
}
