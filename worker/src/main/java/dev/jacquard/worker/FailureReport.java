package dev.jacquard.worker;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.RaceDetector;
import dev.jacquard.kernel.Trace;
import dev.jacquard.report.FailureSentence;
import dev.jacquard.report.InterleavingTable;
import dev.jacquard.report.Page;
import dev.jacquard.report.Prose;
import dev.jacquard.runtime.control.Settings;
import java.util.ArrayList;
import java.util.List;

/** The findings of one execution as lines for people. */
record FailureReport(List<Finding> findings, Legend legend) {
  /** Failures beyond this many are only counted. */
  private static final int MOST_SENTENCES = 5;

  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    for (Finding finding : findings.subList(0, Math.min(MOST_SENTENCES, findings.size()))) {
      sentences.add(
          new FailureSentence(finding.trace(), legend).of(finding.failure(), finding.race()));
    }
    if (findings.size() > MOST_SENTENCES) {
      int more = findings.size() - MOST_SENTENCES;
      sentences.add("and " + Prose.count(more, "more failure") + " in the same execution");
    }
    return sentences;
  }

  List<String> table(Settings.Races searched, Page page) {
    Trace trace = findings.get(0).trace();
    List<DataRace> races =
        searched == Settings.Races.REPORT ? new RaceDetector().find(trace) : List.of();
    return new InterleavingTable(trace, legend, races).lines(page);
  }
}
