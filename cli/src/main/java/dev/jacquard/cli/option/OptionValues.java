package dev.jacquard.cli.option;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Learning;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.option.ValueForm;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.TimeLimits;
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
  record PctRuns(Count executions, OptionalInt depth) {
    /** The value as the user writes it. */
    String text() {
      return executions.value() + (depth.isPresent() ? ":" + depth.getAsInt() : "");
    }
  }

  /** The value of {@code --define}. */
  public record Definition(String name, int value) {}

  /** The value of {@code --only}. */
  enum Only {
    RACES
  }

  /** The value of {@code --max-memory}. */
  public record Memory(long bytes) {}

  private static final Pattern MEMORY = Pattern.compile("(\\d{1,9})([mg])", CASE_INSENSITIVE);
  private static final Pattern DEFINITION = Pattern.compile("([A-Za-z_]\\w*)=(-?\\d+)");

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
        .registerConverter(Learning.class, text -> choice(Learning.values(), text))
        .registerConverter(
            SymmetryReduction.class, text -> choice(SymmetryReduction.values(), text))
        .registerConverter(
            Explorer.DataRaces.class, text -> choice(Explorer.DataRaces.values(), text))
        .registerConverter(StateSymmetry.class, text -> choice(StateSymmetry.values(), text))
        .registerConverter(Memory.class, OptionValues::memory)
        .registerConverter(Only.class, text -> choice(Only.values(), text))
        .registerConverter(RacePolicy.class, text -> choice(RacePolicy.values(), text))
        .registerConverter(TimeLimits.class, text -> choice(TimeLimits.values(), text))
        .registerConverter(CourseOfTime.class, text -> choice(CourseOfTime.values(), text))
        .registerConverter(CarrierChoice.class, text -> choice(CarrierChoice.values(), text));
  }

  private static long number(String text) {
    return read(Option.SEED, text);
  }

  private static Count count(String text) {
    return new Count(OptionValues.<Long>read(Option.EXECUTIONS, text));
  }

  private static Duration time(String text) {
    return read(Option.BUDGET, text);
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
    return new Bound(OptionValues.<ValueForm.Bound>read(Option.BOUND, text).preemptions());
  }

  private static PctRuns pct(String text) {
    ValueForm.PctRuns runs = read(Option.PCT, text);
    return new PctRuns(new Count(runs.executions()), runs.depth());
  }

  private static Schedule schedule(String text) {
    return read(Option.REPLAY, text);
  }

  /** Values of options of the table are read as everywhere else. */
  @SuppressWarnings("unchecked") // the form of an option and what is read by it have one type
  private static <T> T read(Option option, String text) {
    try {
      return (T) option.form().read(text);
    } catch (IllegalArgumentException mistake) {
      throw new TypeConversionException(mistake.getMessage());
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
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static TypeConversionException expected(String what, String found) {
    return new TypeConversionException("expected " + what + ", but found '" + found + "'");
  }
}
