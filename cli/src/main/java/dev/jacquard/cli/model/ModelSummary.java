package dev.jacquard.cli.model;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The verdict on a model in one line, and the numbers behind it. */
record ModelSummary(ModelOutcome outcome) {
  /** The speed of a search through so few says more of the JVM's start than of the search. */
  private static final int FEW_STATES = 100_000;

  /** For example {@code complete: 22 states, no failure, 0.01 s}. */
  String headline() {
    SearchResult result = outcome.result();
    Verdict.Status status = result.verdict().status();
    String states = Prose.count(result.states(), "state");
    String finding =
        switch (status) {
          case COMPLETE -> states + ", no failure";
          case INCOMPLETE -> states + ", no failure so far";
          case FAILURE -> failures(result.findings());
          case NOT_DETERMINISTIC -> states + ", no verdict";
        };
    return status.label() + ": " + finding + ", " + seconds(result.time());
  }

  private static String failures(List<Finding> findings) {
    return findings.size() == 1
        ? name(findings.get(0)) + where(findings.get(0))
        : findings.stream().map(ModelSummary::name).collect(Collectors.joining(", "));
  }

  private static String where(Finding finding) {
    if (finding.path().isEmpty()) {
      return "";
    }
    int steps = finding.path().get().steps().size() - 1;
    return switch (finding.type()) {
      case ASSERTION, EXCEPTION -> " in step " + Prose.number(steps);
      case DEADLOCK, NEVER -> " after " + Prose.count(steps, "step");
      case SOMETIMES, TEMPORAL -> "";
    };
  }

  /** A failure in a few words. */
  static String name(Finding finding) {
    return switch (finding.type()) {
      case NEVER, SOMETIMES, TEMPORAL -> finding.type().label() + " \"" + finding.property() + "\"";
      case DEADLOCK, ASSERTION, EXCEPTION -> finding.type().label();
    };
  }

  /** What limited the search, a line for each reason. */
  List<String> reasons() {
    Verdict verdict = outcome.result().verdict();
    String lead = verdict.status() == Verdict.Status.FAILURE ? "  not complete: " : "  why: ";
    return verdict.reasons().stream().map(reason -> lead + reason).toList();
  }

  /** The counts, what the reductions were worth, and what else the reader should know. */
  List<String> numbers() {
    List<String> lines = new ArrayList<>();
    lines.add("  " + counts(outcome.result()));
    lines.add("  " + how());
    new ModelGain(outcome).sentence().ifPresent(sentence -> lines.add("  " + sentence));
    outcome.result().notes().forEach(note -> lines.add("  note: " + note));
    return lines;
  }

  private static String counts(SearchResult result) {
    return Prose.count(result.states(), "state")
        + ", "
        + Prose.count(result.transitions(), "transition")
        + ", depth "
        + Prose.number(result.depth())
        + ", "
        + memory(result.bytes())
        + (result.states() < FEW_STATES
            ? ""
            : ", " + Prose.number(perSecond(result)) + " states/s");
  }

  private String how() {
    ModelSettings settings = outcome.settings();
    return "search "
        + settings.order().label()
        + ", symmetry "
        + settings.symmetry().label()
        + (settings.partialOrder() ? ", partial order" : "")
        + (settings.store().type() == StoreChoice.Type.HEAP
            ? ""
            : ", store " + settings.store().type().label());
  }

  private static long perSecond(SearchResult result) {
    return Math.round(result.states() / Math.max(1e-3, result.time().toNanos() / 1e9));
  }

  static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.2f s", time.toNanos() / 1e9);
  }

  private static String memory(long bytes) {
    if (bytes < 1 << 20) {
      return String.format(Locale.ROOT, "%.1f KB", bytes / 1024.0);
    }
    return bytes < 1 << 30
        ? String.format(Locale.ROOT, "%.1f MB", bytes / (1024.0 * 1024))
        : String.format(Locale.ROOT, "%.2f GB", bytes / (1024.0 * 1024 * 1024));
  }
}
