package dev.jacquard.benchmarks.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A comparison as tables of text, one for each question. */
public final class ComparisonText {
  private final Comparison comparison;

  public ComparisonText(Comparison comparison) {
    this.comparison = comparison;
  }

  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(comparison.place());
    comparison.tools().forEach(tool -> lines.add("  " + tool.name() + ": " + tool.settings()));
    comparison.absent().forEach(absence -> lines.add("  " + absence));
    table(lines, "what they say, and after how many executions", this::verdict);
    table(
        lines,
        "the whole check in a fresh JVM: seconds of processor time (by the clock on the wall)",
        result -> seconds(result.cold().processor()) + " (" + seconds(result.cold().wall()) + ")");
    table(
        lines,
        "a check in a warm JVM: seconds of processor time until it ends by itself, times"
            + " Jacquard's",
        this::timeToExhaust);
    table(
        lines,
        "executions per second of processor time, warm; how many times faster Jacquard is",
        this::rate);
    lines.addAll(wrong());
    return lines;
  }

  private String verdict(Result result) {
    Outcome outcome = result.outcome();
    return outcome.verdict()
        + (outcome.executions() > 0 ? " " + number(outcome.executions()) : "")
        + (result.isWrong() ? " !" : "");
  }

  private String timeToExhaust(Result result) {
    return result
        .warm()
        .filter(Result.Warm::exhausted)
        .map(warm -> seconds(warm.processor()) + ratio(result, Result.Warm::processor, 1))
        .orElse("-");
  }

  private String rate(Result result) {
    return result
        .warm()
        .map(
            warm ->
                number(Math.round(warm.executionsPerSecond()))
                    + ratio(result, Result.Warm::executionsPerSecond, -1))
        .orElse("-");
  }

  /** A figure of a peer by that of Jacquard, or the other way round if the power is -1. */
  private String ratio(Result result, Function<Result.Warm, Double> figure, int power) {
    Result ours = comparison.of(result.program(), comparison.tools().get(0));
    if (ours.equals(result) || ours.warm().isEmpty()) {
      return "";
    }
    double times = figure.apply(result.warm().orElseThrow()) / figure.apply(ours.warm().get());
    return " x" + number(Math.round(Math.pow(times, power)));
  }

  private void table(List<String> lines, String title, Function<Result, String> cell) {
    lines.add("");
    lines.add(title);
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    comparison.tools().forEach(tool -> head.add(tool.name()));
    rows.add(head);
    for (ComparedProgram program : comparison.programs()) {
      List<String> row = new ArrayList<>(List.of(program.title()));
      comparison.tools().forEach(tool -> row.add(cell.apply(comparison.of(program, tool))));
      rows.add(row);
    }
    rows.forEach(row -> lines.add(aligned(row, rows)));
  }

  private static String aligned(List<String> row, List<List<String>> rows) {
    StringBuilder line = new StringBuilder(" ");
    for (int column = 0; column < row.size(); column++) {
      int at = column;
      int width = rows.stream().mapToInt(each -> each.get(at).length()).max().orElse(0);
      String pad = " ".repeat(width - row.get(column).length());
      line.append(' ').append(column == 0 ? row.get(column) + pad : "  " + pad + row.get(column));
    }
    return line.toString().stripTrailing();
  }

  private List<String> wrong() {
    List<String> lines = new ArrayList<>();
    for (Result result : comparison.results()) {
      if (result.isWrong()) {
        lines.add(
            "  "
                + result.program().title()
                + ": "
                + result.peer()
                + " says "
                + result.outcome().verdict()
                + ", but the truth is "
                + result.program().truth());
      }
    }
    if (!lines.isEmpty()) {
      lines.add(0, "verdicts that are not true (!)");
      lines.add(0, "");
    }
    return lines;
  }

  /** With its unit where it is less than a millisecond. */
  static String seconds(double seconds) {
    if (seconds < 1e-3) {
      return String.format(Locale.ROOT, "%.0f µs", seconds * 1e6);
    }
    return String.format(Locale.ROOT, seconds < 1 ? "%.3f" : "%.2f", seconds);
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
