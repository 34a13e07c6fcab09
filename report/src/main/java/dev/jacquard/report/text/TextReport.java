package dev.jacquard.report.text;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.FailureSentence;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.ReplayLine;
import dev.jacquard.report.Result;
import dev.jacquard.report.ShellLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The result of exploring one program as lines for people, the verdict first. */
public record TextReport(Page page, ShellLine replay, Pages pages) {
  /** Failing executions beyond this many are named without their tables: replays show them. */
  private static final int MOST_TABLES = 1;

  /** Data races that are no failures are only counted beyond this many. */
  private static final int MOST_RACES = 5;

  /** A report for a file, without pages beside it. */
  public TextReport plain() {
    return new TextReport(Page.PLAIN, replay, execution -> Optional.empty());
  }

  /** All lines. */
  public List<String> lines(Result result) {
    Summary summary = new Summary(result);
    List<String> lines = new ArrayList<>();
    lines.add(Printable.text(result.name() + ": " + summary.headline()));
    summary.reasons().forEach(line -> lines.add(Printable.text(line)));
    if (result.replayed().isPresent()) {
      addReplayed(result, lines);
    } else {
      addFailures(result, lines);
    }
    addToleratedRaces(result, lines);
    summary.numbers().forEach(line -> lines.add(Printable.text(line)));
    return lines;
  }

  /** Writes the pages alone; says where they are. */
  public List<String> pages(Result result) {
    return counterexamples(result).stream()
        .flatMap(execution -> pages.write(execution).stream())
        .toList();
  }

  /** The executions that fail, with all that is known of them. */
  public List<Counterexample> counterexamples(Result result) {
    List<String> numbers = new Summary(result).numbers().stream().map(String::strip).toList();
    List<Counterexample> all = new ArrayList<>();
    for (Counterexample execution : result.failing()) {
      String line = replay.of(result.name(), execution.schedule());
      all.add(
          execution
              .withExploration(numbers)
              .withReplays(List.of(new ReplayLine("command line", line))));
    }
    return all;
  }

  private void addFailures(Result result, List<String> lines) {
    int tables = 0;
    for (Counterexample execution : counterexamples(result)) {
      FailureText text = new FailureText(execution, page);
      lines.add("");
      lines.addAll(text.sentences());
      if (tables++ < MOST_TABLES) {
        lines.add("");
        lines.addAll(text.details());
      }
      lines.add("");
      lines.addAll(text.replays());
      pages.write(execution).ifPresent(lines::add);
    }
    if (tables > 0) {
      lines.add("");
    }
  }

  private void addReplayed(Result result, List<String> lines) {
    Page all = page.unabridged();
    Result.Replayed replayed = result.replayed().orElseThrow();
    if (result.failing().isEmpty()) {
      lines.add("");
      lines.addAll(table(result, all));
      addOutput(result, lines);
    } else {
      FailureText text = new FailureText(result.failing().get(0), all);
      lines.add("");
      lines.addAll(text.sentences());
      lines.add("");
      lines.addAll(text.details());
    }
    lines.add("");
    replayed.outcome().forEach(line -> lines.add(Printable.text(line)));
    lines.addAll(pages(result));
    lines.add("");
  }

  private static void addOutput(Result result, List<String> lines) {
    List<String> output = result.jvm().map(JvmFacts::output).orElse(List.of());
    if (!output.isEmpty()) {
      lines.add("");
      lines.add("the program printed in this execution:");
      output.forEach(line -> lines.add("  " + Printable.text(line)));
    }
  }

  private void addToleratedRaces(Result result, List<String> lines) {
    if (!result.toleratedRaces().isEmpty()) {
      if (!lines.get(lines.size() - 1).isEmpty()) {
        lines.add("");
      }
      lines.addAll(races(result.toleratedRaces(), result.legend()));
      lines.add("");
    }
  }

  /** A sentence for each of the first races, and how many more there are. */
  private static List<String> races(List<Finding> races, Legend legend) {
    List<String> sentences = new ArrayList<>();
    for (Finding race : races.subList(0, Math.min(MOST_RACES, races.size()))) {
      String sentence = new FailureSentence(race.trace(), legend).of(race.failure(), race.race());
      sentences.add(Printable.text(sentence));
    }
    if (races.size() > MOST_RACES) {
      sentences.add("and " + Prose.count(races.size() - MOST_RACES, "more race"));
    }
    return sentences;
  }

  /** An execution that does not fail may have races that nobody looks for. */
  private static List<String> table(Result result, Page onto) {
    Trace trace = result.replayed().orElseThrow().trace();
    List<DataRace> races =
        result.asked().races() == RacePolicy.IGNORE ? List.of() : new RaceDetector().find(trace);
    return new InterleavingTable(trace, result.legend(), races).lines(onto);
  }
}
