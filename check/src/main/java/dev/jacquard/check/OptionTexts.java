package dev.jacquard.check;

import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SearchChoice;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.Spurious;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.runtime.primitive.ModelCatalogue;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeSet;

/** The options of a check as the words of the table of options, in both directions. */
public final class OptionTexts {
  private OptionTexts() {}

  /**
   * The options of a check of a JVM program.
   *
   * @param earlierSeed the seed of a search that is gone on with
   * @throws IllegalArgumentException with a sentence for the user if options contradict each other
   */
  public static Options read(Given given, OptionalLong earlierSeed) {
    return options(given)
        .with(new SearchChoice(given, SymmetryReduction.USUAL, earlierSeed).searchOfThreads());
  }

  /**
   * The options of a check of a JVM program, as far as they do not choose its executions.
   *
   * @throws IllegalArgumentException with a sentence for the user if a class can't run deep
   */
  public static Options options(Given given) {
    return Options.DEFAULT
        .with(budget(given))
        .withStepLimit(given.valueOrUsual(Option.STEPS))
        .with(given.<RacePolicy>valueOrUsual(Option.RACES))
        .with(given.<CarrierChoice>valueOrUsual(Option.CARRIER))
        .withDeep(ModelCatalogue.checked(given.<List<String>>value(Option.DEEP).orElse(List.of())))
        .with(
            new Expiry(
                given.<TimeLimits>valueOrUsual(Option.TIME_LIMITS),
                given.<Duration>valueOrUsual(Option.LONG_LIMIT)))
        .with(
            new Liberties(
                given.<CourseOfTime>valueOrUsual(Option.TIME),
                given.flag(Option.SPURIOUS) ? Spurious.EXPLORE : Spurious.NEVER))
        .with(given.flag(Option.STRICT) ? Assuming.REFUSED : Assuming.ALLOWED)
        .with(given.flag(Option.CONTINUE) ? OnFailure.CONTINUE : OnFailure.STOP)
        .with(given.flag(Option.NO_SHRINK) ? Shown.AS_FOUND : Shown.SHRUNK)
        .with(given.flag(Option.NO_CROSS_EXAMINATION) ? CrossExamined.NO : CrossExamined.YES)
        .with(Beside.of(!given.flag(Option.NO_PORTFOLIO), !given.flag(Option.NO_LEARNING)));
  }

  /** How much a search may cost. */
  public static Budget budget(Given given) {
    return new Budget(
        given.<Duration>value(Option.BUDGET).orElse(Budget.UNLIMITED.time()),
        given.<Long>value(Option.EXECUTIONS).orElse(Budget.UNLIMITED.executions()));
  }

  /** The values of options on which executions or the search depend. */
  public static Map<Option, String> of(Options options) {
    Map<Option, String> texts = new EnumMap<>(Option.class);
    texts.put(Option.RACES, options.races().label());
    texts.put(Option.STEPS, Integer.toString(options.stepLimit()));
    texts.put(Option.TIME_LIMITS, options.expiry().limits().label());
    if (options.expiry().limits() == TimeLimits.LONG) {
      texts.put(Option.LONG_LIMIT, text(options.expiry().longFrom()));
    }
    texts.put(Option.TIME, options.liberties().time().label());
    if (options.liberties().spurious() == Spurious.EXPLORE) {
      texts.put(Option.SPURIOUS, "true");
    }
    texts.put(Option.CARRIER, options.carrier().name().toLowerCase(Locale.ROOT));
    if (!options.deep().isEmpty()) {
      texts.put(Option.DEEP, String.join(",", new TreeSet<>(options.deep())));
    }
    if (options.onFailure() == OnFailure.CONTINUE) {
      texts.put(Option.CONTINUE, "true");
    }
    if (!options.beside().hasOthers()) {
      texts.put(Option.NO_PORTFOLIO, "true");
    }
    if (!options.beside().learns()) {
      texts.put(Option.NO_LEARNING, "true");
    }
    addSearch(options.search(), texts);
    return texts;
  }

  private static String text(Duration time) {
    return time.toMillis() % 1_000 == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
  }

  private static void addSearch(Search search, Map<Option, String> texts) {
    texts.put(Option.SYMMETRY, search.symmetry().label());
    if (search instanceof Search.Systematic systematic) {
      texts.put(Option.REDUCTION, systematic.reduction().label());
    } else if (search instanceof Search.WithinBound bounded) {
      texts.put(Option.BOUND, "preemptions=" + bounded.preemptions());
    } else if (search instanceof Search.Sampling drawn) {
      String executions = Long.toString(drawn.executions());
      drawn
          .depth()
          .ifPresentOrElse(
              depth -> texts.put(Option.PCT, executions + ":" + depth),
              () -> texts.put(Option.RANDOM, executions));
      texts.put(Option.SEED, Long.toString(drawn.seed()));
    }
  }

  /** The values of options that a line that replays an execution has to name. */
  public static Map<Option, String> ofReplay(Options options) {
    Map<Option, String> texts = of(options);
    texts
        .entrySet()
        .removeIf(
            text ->
                !text.getKey().isIn(Option.Place.REPLAY_LINE)
                    || text.getKey().usual().filter(text.getValue()::equals).isPresent());
    return texts;
  }
}
