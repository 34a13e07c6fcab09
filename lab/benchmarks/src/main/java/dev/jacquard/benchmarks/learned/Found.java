package dev.jacquard.benchmarks.learned;

import java.util.List;
import java.util.Locale;

/**
 * What came out of an exploration.
 *
 * @param executions complete ones, of the program or of what was learned
 * @param runs of the program
 * @param states 0 if the search was by traces
 * @param failures their types
 * @param why it is not complete, or empty
 */
record Found(
    long executions, long runs, long states, long millis, List<String> failures, String why) {
  private static final String SEPARATOR = "\t";
  private static final String COMMA = ",";
  private static final int FIELDS = 6;

  static Found trouble(String why) {
    return new Found(0, 0, 0, 0, List.of(), why);
  }

  /** As one line. */
  String line() {
    return String.join(
        SEPARATOR,
        Long.toString(executions),
        Long.toString(runs),
        Long.toString(states),
        Long.toString(millis),
        String.join(COMMA, failures),
        why.replaceAll("\\s+", " "),
        "end");
  }

  static boolean isLine(String line) {
    return line.endsWith(SEPARATOR + "end") && line.split(SEPARATOR).length == FIELDS + 1;
  }

  static Found of(String line) {
    String[] fields = line.split(SEPARATOR);
    return new Found(
        Long.parseLong(fields[0]),
        Long.parseLong(fields[1]),
        Long.parseLong(fields[2]),
        Long.parseLong(fields[3]),
        fields[4].isEmpty() ? List.of() : List.of(fields[4].split(COMMA)),
        fields[5]);
  }

  boolean isComplete() {
    return why.isEmpty();
  }

  /** Whether nothing but time was missing, which the numbers say as well. */
  boolean isCutByTime() {
    return why.startsWith("the time budget of") && !why.contains(";");
  }

  /** A number, marked if there is more. */
  String count(long number) {
    return runs == 0 ? "-" : String.format(Locale.ROOT, "%,d%s", number, isComplete() ? "" : "+");
  }

  String seconds() {
    return String.format(Locale.ROOT, "%.2f", millis / 1000.0);
  }
}
