package dev.jacquard.benchmarks.compare;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads nanoseconds of processor time per execution from what benchmarks print, by program. */
final class Figures {
  /**
   * A row of {@code bench jvm}: the program, its carrier, four numbers, and behind the bar ours.
   */
  private static final Pattern SPEED =
      Pattern.compile("(\\S.*?) [ct] +[\\d,]+ +[\\d.]+ +[\\d,]+ +[\\d,]+ \\| +([\\d,]+) .*");

  /** The first line of {@code bench costs} of one program. */
  private static final Pattern COSTS =
      Pattern.compile("(.*): ([\\d,]+) executions per second of processor time");

  private static final double NANOS = 1e9;

  private Figures() {}

  static Map<String, Double> in(String output) {
    Map<String, Double> figures = new LinkedHashMap<>();
    for (String line : output.lines().toList()) {
      Matcher speed = SPEED.matcher(line);
      Matcher costs = COSTS.matcher(line);
      if (speed.matches()) {
        figures.put(speed.group(1), number(speed.group(2)));
      } else if (costs.matches()) {
        figures.put(costs.group(1), NANOS / number(costs.group(2)));
      }
    }
    if (figures.isEmpty()) {
      throw new IllegalStateException("no figures in: " + output);
    }
    return figures;
  }

  private static double number(String text) {
    return Double.parseDouble(text.replace(",", ""));
  }
}
