package dev.jacquard.cli;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.RaceDetector;
import dev.jacquard.kernel.Trace;
import dev.jacquard.report.FailureSentence;
import dev.jacquard.report.InterleavingTable;
import dev.jacquard.report.Page;
import dev.jacquard.report.Prose;
import java.util.ArrayList;
import java.util.List;

/** The result of exploring one program as lines for people, the verdict first. */
record TextReport(Page page, Check.Settings settings, ReplayLine replay) {
  /** Failing executions beyond this many are named without their tables. */
  private static final int MOST_TABLES = 5;

  /** Failures of one execution beyond this many are only counted. */
  private static final int MOST_SENTENCES = 5;

  List<String> lines(Result result) {
    Summary summary = new Summary(result, settings);
    List<String> lines = new ArrayList<>();
    lines.add(result.subject().name() + ": " + summary.headline());
    lines.addAll(summary.reasons());
    if (result.replayed().isPresent()) {
      addReplayed(result, lines);
    } else {
      addFailures(result, lines);
    }
    addToleratedRaces(result, lines);
    lines.addAll(summary.numbers());
    return lines;
  }

  private void addFailures(Result result, List<String> lines) {
    Legend legend = result.legend();
    int tables = 0;
    for (List<Finding> findings : result.findingsByExecution()) {
      lines.add("");
      lines.addAll(sentences(findings, legend, "failure", " in the same execution"));
      if (tables++ < MOST_TABLES) {
        lines.add("");
        lines.addAll(table(findings.get(0).trace(), legend, page));
      }
      if (tables == 1) {
        addStacks(result, lines);
        addOutput(result, lines);
      }
      lines.add("");
      String name = result.subject().name();
      lines.add("replay: " + replay.of(name, findings.get(0).schedule()));
    }
    if (tables > 0) {
      lines.add("");
    }
  }

  private static void addStacks(Result result, List<String> lines) {
    List<String> stacks = result.jvm().map(JvmFacts::stacks).orElse(List.of());
    if (!stacks.isEmpty()) {
      lines.add("");
      lines.addAll(stacks);
    }
  }

  private void addReplayed(Result result, List<String> lines) {
    Legend legend = result.legend();
    Result.Replayed replayed = result.replayed().orElseThrow();
    if (!result.exploration().findings().isEmpty()) {
      lines.add("");
      lines.addAll(
          sentences(result.exploration().findings(), legend, "failure", " in the same execution"));
    }
    lines.add("");
    lines.addAll(table(replayed.trace(), legend, page.unabridged()));
    lines.add("");
    lines.addAll(replayed.outcome());
    addOutput(result, lines);
    lines.add("");
  }

  /** What the program printed in the first of the executions that are shown. */
  private static void addOutput(Result result, List<String> lines) {
    List<String> output = result.jvm().map(JvmFacts::output).orElse(List.of());
    if (!output.isEmpty()) {
      lines.add("");
      lines.add("the program printed in this execution:");
      output.forEach(line -> lines.add("  " + line));
    }
  }

  private void addToleratedRaces(Result result, List<String> lines) {
    if (!result.toleratedRaces().isEmpty()) {
      if (!lines.get(lines.size() - 1).isEmpty()) {
        lines.add("");
      }
      lines.addAll(sentences(result.toleratedRaces(), result.legend(), "race", ""));
      lines.add("");
    }
  }

  /** A sentence for each of the first findings, and how many more there are. */
  private static List<String> sentences(
      List<Finding> findings, Legend legend, String noun, String where) {
    List<String> sentences = new ArrayList<>();
    for (Finding finding : findings.subList(0, Math.min(MOST_SENTENCES, findings.size()))) {
      sentences.add(
          new FailureSentence(finding.trace(), legend).of(finding.failure(), finding.race()));
    }
    if (findings.size() > MOST_SENTENCES) {
      int more = findings.size() - MOST_SENTENCES;
      sentences.add("and " + Prose.count(more, "more " + noun) + where);
    }
    return sentences;
  }

  /** The table shows all failures of its execution, also those that were reported with another. */
  private List<String> table(Trace trace, Legend legend, Page onto) {
    List<DataRace> races =
        settings.races() == Races.IGNORE ? List.of() : new RaceDetector().find(trace);
    return new InterleavingTable(trace, legend, races).lines(onto);
  }
}
