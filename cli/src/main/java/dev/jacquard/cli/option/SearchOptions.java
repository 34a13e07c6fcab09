package dev.jacquard.cli.option;

import static dev.jacquard.explore.option.Option.BOUND;
import static dev.jacquard.explore.option.Option.PCT;
import static dev.jacquard.explore.option.Option.RANDOM;
import static dev.jacquard.explore.option.Option.REDUCTION;
import static dev.jacquard.explore.option.Option.SEED;
import static dev.jacquard.explore.option.Option.SYMMETRY;

import dev.jacquard.check.saved.CheckpointKey;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SearchChoice;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Schedule;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how executions are chosen, and which of them go together. */
public final class SearchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--reduction",
      paramLabel = "NAME",
      description = "exhaustive, sleep, fg, source, optimal (default) or stateful")
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
      description = "the seed of random and pct; nothing else is random")
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
    return checked(choice(symmetry, usual)::search);
  }

  /** The search asked for, for a Java program. */
  public Search searchOfThreads(Optional<SymmetryReduction> symmetry, SymmetryReduction usual) {
    SearchChoice choice = choice(symmetry, usual);
    return checked(() -> choice.withoutStates(choice.search()));
  }

  private SearchChoice choice(Optional<SymmetryReduction> symmetry, SymmetryReduction usual) {
    Given given =
        symmetry.map(reduction -> given().with(SYMMETRY, reduction.label())).orElseGet(this::given);
    return new SearchChoice(given, usual, earlierSeed);
  }

  /** The replay asked for; complains about options that draw or bound executions. */
  public Search replaying(Schedule schedule) {
    return checked(() -> new SearchChoice(given(), SymmetryReduction.NONE).replaying(schedule));
  }

  private Given given() {
    Given given = Given.nothing(Spelling.COMMAND_LINE);
    Map<dev.jacquard.explore.option.Option, Optional<String>> texts =
        Map.of(
            REDUCTION, reduction.map(Reduction::label),
            BOUND, bound.map(limit -> "preemptions=" + limit.preemptions()),
            RANDOM, random.map(count -> Long.toString(count.value())),
            PCT, pct.map(OptionValues.PctRuns::text),
            SEED, seed.map(number -> Long.toString(number)));
    for (var text : texts.entrySet()) {
      given =
          text.getValue().isPresent() ? given.with(text.getKey(), text.getValue().get()) : given;
    }
    return given;
  }

  private Search checked(Supplier<Search> choice) {
    try {
      return choice.get();
    } catch (IllegalArgumentException contradiction) {
      throw new ParameterException(spec.commandLine(), contradiction.getMessage());
    }
  }
}
