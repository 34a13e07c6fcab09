package dev.jacquard.explore.option;

import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How the values of an option are written.
 *
 * @param label stands for a value in help and documentation
 * @param words all values, if there are only a few; else empty
 */
public record ValueForm<T>(String label, List<String> words, Reader<T> reader) {
  /** Reads a value. */
  @FunctionalInterface
  interface Reader<T> {
    /**
     * Reads a value.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    T read(String text);
  }

  /** The value of {@code bound}. */
  public record Bound(int preemptions) {}

  /** The value of {@code pct}. */
  public record PctRuns(long executions, OptionalInt depth) {}

  private static final Pattern TIME_PARTS = Pattern.compile("(\\d{1,15})(ms|s|m|h)");
  private static final Pattern BOUND_PARTS = Pattern.compile("preemptions=(\\d+)");
  private static final Pattern PCT_PARTS = Pattern.compile("(\\d+)(?::(\\d+))?");

  /** The longest schedule that a replay string can hold. */
  private static final int MOST_STEPS = 10_000_000;

  static final ValueForm<Long> NUMBER = of("N", ValueForm::number);
  static final ValueForm<Long> COUNT = of("N", ValueForm::count);
  static final ValueForm<Integer> STEPS = of("N", ValueForm::steps);
  static final ValueForm<Duration> TIME = of("TIME", ValueForm::time);
  static final ValueForm<Bound> BOUND = of("preemptions=K", ValueForm::bound);
  static final ValueForm<PctRuns> PCT = of("N[:DEPTH]", ValueForm::pct);
  static final ValueForm<Schedule> SCHEDULE = of("STRING", Schedule::parse);
  static final ValueForm<String> PLACE = of("FILE", text -> text);
  static final ValueForm<List<String>> CLASSES = of("CLASS[,CLASS...]", ValueForm::classes);
  static final ValueForm<Boolean> FLAG = choice("", List.of("true", "false"), "true"::equals);

  public ValueForm {
    words = List.copyOf(words);
  }

  private static <T> ValueForm<T> of(String label, Reader<T> reader) {
    return new ValueForm<>(label, List.of(), reader);
  }

  /** One constant of an enum, by its name in lower case. */
  static <E extends Enum<E>> ValueForm<E> oneOf(String label, Class<E> type) {
    List<String> words = Arrays.stream(type.getEnumConstants()).map(ValueForm::word).toList();
    return choice(
        label, words, word -> Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_')));
  }

  private static <T> ValueForm<T> choice(String label, List<String> words, Reader<T> reader) {
    return new ValueForm<>(
        label,
        words,
        text -> {
          if (!words.contains(text)) {
            throw expected(Prose.or(words), text);
          }
          return reader.read(text);
        });
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The value that a text means.
   *
   * @throws IllegalArgumentException with a sentence for the user
   */
  public T read(String text) {
    return reader.read(text);
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException other) {
      throw expected("a whole number of at most 64 bits", text);
    }
  }

  private static long count(String text) {
    if (!text.matches("0*[1-9]\\d*")) {
      throw expected("a whole number from 1 on", text);
    }
    return number(text);
  }

  private static int steps(String text) {
    long steps = count(text);
    if (steps > MOST_STEPS) {
      throw expected("at most " + MOST_STEPS + " steps, since no replay string is longer", text);
    }
    return (int) steps;
  }

  private static Duration time(String text) {
    Duration time = duration(text);
    if (time.isZero() || time.isNegative() || time.compareTo(Budget.UNLIMITED.time()) > 0) {
      throw expected("a time between 1ms and " + Budget.UNLIMITED.time().toHours() + "h", text);
    }
    return time;
  }

  private static Duration duration(String text) {
    Matcher parts = TIME_PARTS.matcher(text);
    if (!parts.matches()) {
      try {
        return Duration.parse(text);
      } catch (DateTimeParseException neither) {
        throw expected("a number and a unit, such as 500ms, 60s, 2m or 1h", text);
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

  private static Bound bound(String text) {
    Matcher parts = BOUND_PARTS.matcher(text);
    if (parts.matches()) {
      return new Bound(small(parts.group(1)));
    }
    throw expected("preemptions=K, with a whole number K", text);
  }

  private static PctRuns pct(String text) {
    Matcher parts = PCT_PARTS.matcher(text);
    if (!parts.matches()) {
      throw expected("a number of executions, perhaps with a depth, such as 1000 or 1000:3", text);
    }
    if (parts.group(2) == null) {
      return new PctRuns(count(parts.group(1)), OptionalInt.empty());
    }
    int depth = small(parts.group(2));
    if (depth < 1) {
      throw expected("a depth from 1 on", text);
    }
    return new PctRuns(count(parts.group(1)), OptionalInt.of(depth));
  }

  private static int small(String digits) {
    if (digits.length() > 6) {
      throw expected("a number of at most 6 digits", digits);
    }
    return Integer.parseInt(digits);
  }

  private static List<String> classes(String text) {
    return Stream.of(text.split(",")).map(String::strip).filter(name -> !name.isEmpty()).toList();
  }

  private static IllegalArgumentException expected(String what, String found) {
    return new IllegalArgumentException("expected " + what + ", but found '" + found + "'");
  }
}
