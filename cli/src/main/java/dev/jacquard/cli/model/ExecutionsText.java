package dev.jacquard.cli.model;

import dev.jacquard.check.run.Counterexamples;
import dev.jacquard.explore.Finding;
import dev.jacquard.report.Result;
import dev.jacquard.report.ShellLine;
import dev.jacquard.report.text.Page;
import dev.jacquard.report.text.Summary;
import java.util.ArrayList;
import java.util.List;

/** What was found by running the executions of a model one by one, as lines for people. */
record ExecutionsText(ModelExecutions subject, Page page, ShellLine replay) {
  /** Failing executions beyond this many are named without their tables. */
  private static final int MOST_TABLES = 5;

  List<String> lines(Result result) {
    Summary summary = new Summary(result);
    List<String> lines = new ArrayList<>();
    lines.add(subject.name() + ": " + summary.headline());
    lines.addAll(summary.reasons());
    int tables = 0;
    for (List<Finding> findings : Counterexamples.byExecution(result.exploration().findings())) {
      lines.add("");
      findings.forEach(finding -> lines.add(sentence(finding)));
      if (tables++ < MOST_TABLES) {
        lines.add("");
        lines.addAll(table(findings.get(0)));
      }
      lines.add("");
      lines.add("replay: " + replay.of(subject.name(), findings.get(0).schedule()));
    }
    if (result.replayed().isPresent() && tables == 0) {
      lines.add("");
      lines.addAll(
          new PathTable(subject.space(), subject.program().path(), "end").lines(page.unabridged()));
      tables++;
    }
    if (tables > 0) {
      lines.add("");
    }
    lines.addAll(summary.numbers());
    return lines;
  }

  private static String sentence(Finding finding) {
    String label = finding.failure().type().label();
    String message = finding.failure().message();
    return message.isEmpty() ? label + ": no process has a step" : label + ": " + message;
  }

  private List<String> table(Finding finding) {
    return new PathTable(subject.space(), subject.path(finding), finding.failure().type().label())
        .lines(page);
  }
}
