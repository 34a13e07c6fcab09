package dev.jacquard.cli.option;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.model.StateSymmetry;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The values that options take, and how they are read; whatever is wrong is said in a sentence. */
public final class OptionValues {
  /** A whole number from 1 on. */
  public record Count(long value) {}

  /** The value of {@code --bound}. */
  record Bound(int preemptions) {}

  /** The value of {@code --pct}. */
  record PctRuns(Count executions, OptionalInt depth) {}

  /** The value of {@code --define}. */
  public record Definition(String name, int value) {}

  /** The value of {@code --max-memory}. */
  public record Memory(long bytes) {}

  private static final Pattern MEMORY = Pattern.compile("(\\d{1,9})([mg])", CASE_INSENSITIVE);
  private static final Pattern TIME = Pattern.compile("(\\d{1,15})(ms|s|m|h)");
  private static final Pattern DEFINITION = Pattern.compile("([A-Za-z_]\\w*)=(-?\\d+)");
  private static final Pattern BOUND = Pattern.compile("preemptions=(\\d+)");
  private static final Pattern PCT = Pattern.compile("(\\d+)(?::(\\d+))?");

  private OptionValues() {}

  /** Teaches a command and its subcommands to read them. */
  public static void register(CommandLine command) {
    command
        .registerConverter(Count.class, OptionValues::count)
        .registerConverter(Long.class, OptionValues::number)
        .registerConverter(Duration.class, OptionValues::time)
        .registerConverter(Definition.class, OptionValues::definition)
        .registerConverter(Bound.class, OptionValues::bound)
        .registerConverter(PctRuns.class, OptionValues::pct)
        .registerConverter(Schedule.class, OptionValues::schedule)
        .registerConverter(Reduction.class, text -> choice(Reduction.values(), text))
        .registerConverter(
            SymmetryReduction.class, text -> choice(SymmetryReduction.values(), text))
        .registerConverter(
            Explorer.DataRaces.class, text -> choice(Explorer.DataRaces.values(), text))
        .registerConverter(StateSymmetry.class, text -> choice(StateSymmetry.values(), text))
        .registerConverter(Memory.class, OptionValues::memory)
        .registerConverter(RacePolicy.class, text -> choice(RacePolicy.values(), text))
        .registerConverter(CarrierChoice.class, text -> choice(CarrierChoice.values(), text));
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException other) {
      throw expected("a whole number of at most 64 bits", text);
    }
  }

  private static Count count(String text) {
    if (!text.matches("0*[1-9]\\d*")) {
      throw expected("a whole number from 1 on", text);
    }
    return new Count(number(text));
  }

  private static Duration time(String text) {
    Matcher parts = TIME.matcher(text);
    if (!parts.matches()) {
      throw expected("a number and a unit, such as 500ms, 60s, 2m or 1h", text);
    }
    long number = Long.parseLong(parts.group(1));
    Duration time =
        switch (parts.group(2)) {
          case "ms" -> Duration.ofMillis(number);
          case "s" -> Duration.ofSeconds(number);
          case "m" -> Duration.ofMinutes(number);
          default -> Duration.ofHours(number);
        };
    if (time.isZero() || time.compareTo(Budget.UNLIMITED.time()) > 0) {
      throw expected("a time between 1ms and " + Budget.UNLIMITED.time().toHours() + "h", text);
    }
    return time;
  }

  private static Memory memory(String text) {
    Matcher parts = MEMORY.matcher(text);
    if (!parts.matches() || Long.parseLong(parts.group(1)) == 0) {
      throw expected("a size of memory, such as 500m or 2g", text);
    }
    int shift = parts.group(2).equalsIgnoreCase("m") ? 20 : 30;
    return new Memory(Long.parseLong(parts.group(1)) << shift);
  }

  private static Definition definition(String text) {
    Matcher parts = DEFINITION.matcher(text);
    if (parts.matches()) {
      try {
        return new Definition(parts.group(1), Integer.parseInt(parts.group(2)));
      } catch (NumberFormatException tooLarge) {
        throw expected("a 32-bit number behind " + parts.group(1) + "=", parts.group(2));
      }
    }
    throw expected("a constant and its value, such as n=3", text);
  }

  private static Bound bound(String text) {
    Matcher parts = BOUND.matcher(text);
    if (parts.matches()) {
      return new Bound(small(parts.group(1)));
    }
    throw expected("preemptions=K, with a whole number K", text);
  }

  private static PctRuns pct(String text) {
    Matcher parts = PCT.matcher(text);
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

  private static Schedule schedule(String text) {
    try {
      return Schedule.parse(text);
    } catch (IllegalArgumentException noSchedule) {
      throw new TypeConversionException(noSchedule.getMessage());
    }
  }

  /**
   * The constant whose name in lower case is the given word.
   *
   * @throws TypeConversionException if there is none, with all words that there are
   */
  public static <E extends Enum<E>> E choice(E[] all, String text) {
    for (E one : all) {
      if (label(one).equals(text)) {
        return one;
      }
    }
    throw expected(Prose.or(Arrays.stream(all).map(OptionValues::label).toList()), text);
  }

  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static TypeConversionException expected(String what, String found) {
    return new TypeConversionException("expected " + what + ", but found '" + found + "'");
  }
}
