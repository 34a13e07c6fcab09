package dev.jacquard.junit;

import dev.jacquard.check.Options;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.runtime.primitive.ModelCatalogue;
import dev.jacquard.runtime.setting.Settings;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The attributes of the annotation, as the options of an exploration. */
final class Attributes {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

  private Attributes() {}

  /**
   * The options of a test.
   *
   * @param replay the execution that the user asked for outside of the test
   * @param deep the classes to run deep that the user asked for outside of the test
   * @throws IllegalArgumentException with a sentence for the user if a value makes no sense
   */
  static Options options(
      EveryInterleaving annotation, Optional<String> replay, Optional<List<String>> deep) {
    if (annotation.steps() < 1) {
      throw new IllegalArgumentException(
          "steps = " + annotation.steps() + " leaves no step at all");
    }
    return Options.DEFAULT
        .with(search(annotation, replay))
        .with(Budget.of(time(annotation.budget())))
        .withStepLimit(annotation.steps())
        .with(RacePolicy.valueOf(annotation.races().name()))
        .with(Settings.Carriers.valueOf(annotation.carrier().name()))
        .withDeep(ModelCatalogue.checked(deep.orElse(List.of(annotation.deep()))));
  }

  private static Search search(EveryInterleaving annotation, Optional<String> replay) {
    String schedule = replay.filter(text -> !text.isBlank()).orElse(annotation.replay()).strip();
    return schedule.isEmpty()
        ? new Search.Systematic(Reduction.OPTIMAL, annotation.symmetry().option())
        : new Search.Replaying(Schedule.parse(schedule));
  }

  /** Reads {@code 60s} and the like, or what ISO 8601 has for it. */
  static Duration time(String text) {
    Duration time = parse(text.strip());
    if (time.isZero() || time.isNegative()) {
      throw new IllegalArgumentException("the time '" + text + "' is not positive");
    }
    return time;
  }

  private static Duration parse(String text) {
    Matcher parts = TIME.matcher(text);
    if (!parts.matches()) {
      try {
        return Duration.parse(text);
      } catch (DateTimeParseException neither) {
        throw new IllegalArgumentException(
            "'" + text + "' is no time; write 500ms, 60s, 2m, 1h or PT1M30S", neither);
      }
    }
    long number = Long.parseLong(parts.group(1));
    return switch (parts.group(2)) {
      case "ms" -> Duration.ofMillis(number);
      case "s" -> Duration.ofSeconds(number);
      case "m" -> Duration.ofMinutes(number);
      default -> Duration.ofHours(number);
    };
  }
}
