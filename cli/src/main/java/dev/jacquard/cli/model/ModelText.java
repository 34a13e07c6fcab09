package dev.jacquard.cli.model;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.Finding;
import dev.jacquard.report.text.Page;
import java.util.ArrayList;
import java.util.List;

/** What a search through a model's states found as lines for people, the verdict first. */
record ModelText(Page page) {
  /** Failures beyond this many are told without their tables. */
  private static final int MOST_TABLES = 5;

  List<String> lines(ModelOutcome outcome) {
    ModelSummary summary = new ModelSummary(outcome);
    List<String> lines = new ArrayList<>();
    lines.add(outcome.subject().name() + ": " + summary.headline());
    lines.addAll(summary.reasons());
    addFindings(outcome, lines);
    lines.addAll(summary.numbers());
    return lines;
  }

  private void addFindings(ModelOutcome outcome, List<String> lines) {
    List<Finding> findings = outcome.result().findings();
    StateSpace plain = outcome.subject().model().space(StateSymmetry.NONE);
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      lines.add("");
      lines.add(ModelSummary.name(finding) + ": " + finding.message());
      if (finding.path().isPresent() && i < MOST_TABLES) {
        lines.add("");
        lines.addAll(
            new PathTable(plain, finding.path().get(), finding.type().label()).lines(page));
      }
    }
    if (!findings.isEmpty()) {
      lines.add("");
    }
  }
}
