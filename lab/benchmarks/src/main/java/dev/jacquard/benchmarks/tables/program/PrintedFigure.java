package dev.jacquard.benchmarks.tables.program;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A figure as a publication has it: {@code 32,768}, {@code 47k}, {@code 938 s}, {@code > 24 h}. */
public record PrintedFigure(String text) {
  /** Nothing was printed. */
  static final PrintedFigure NONE = new PrintedFigure("");

  private static final Pattern NUMBER = Pattern.compile("([\\d,]+(?:\\.\\d+)?)(k?)(?: s)?");

  /** Its value, in seconds if it is a time; none if it is only a bound, or no figure at all. */
  public OptionalDouble value() {
    Matcher number = NUMBER.matcher(text);
    if (!number.matches()) {
      return OptionalDouble.empty();
    }
    double value = Double.parseDouble(number.group(1).replace(",", ""));
    return OptionalDouble.of(number.group(2).isEmpty() ? value : 1_000 * value);
  }
}
