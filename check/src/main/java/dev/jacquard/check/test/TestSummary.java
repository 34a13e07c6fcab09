package dev.jacquard.check.test;

import dev.jacquard.check.Options;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.option.Search;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.Result;
import dev.jacquard.report.text.Summary;
import java.util.Locale;
import java.util.stream.Collectors;

/** The verdict on a test in one line. */
record TestSummary(Result result, Options options) {

  /** Where a failure was found. */
  String found() {
    String where =
        options.replays()
            ? "found in the replayed execution"
            : "found in execution " + Prose.number(exploration().tally().executions());
    return where + ", " + seconds();
  }

  /** A replayed execution that does not fail. */
  String replayed() {
    String schedule =
        options.search() instanceof Search.Replaying replaying
            ? replaying.schedule().toString()
            : "";
    return "incomplete: only the execution "
        + schedule
        + " was run, and it does not fail; without the replay string all are";
  }

  /**
   * For example {@code complete: 30 executions, 0 races, 0.1 s}.
   *
   * @param abortions how many executions were given up by an assumption
   */
  String sentence(long abortions) {
    Verdict verdict = exploration().verdict();
    return verdict.status() == Verdict.Status.COMPLETE
        ? "complete: " + numbers(abortions)
        : "incomplete: " + verdict.why() + " (" + numbers(abortions) + ")" + tried();
  }

  private String tried() {
    return new Summary(result).tried().map(text -> "; " + text).orElse("");
  }

  private String numbers(long abortions) {
    return Prose.count(exploration().tally().executions(), "execution")
        + upToSymmetry()
        + new Summary(result).byRuns()
        + (abortions == 0 ? "" : " (" + abortions + " given up by an assumption)")
        + switch (options.races()) {
          case REPORT -> ", 0 races, ";
          case ONLY -> ", 0 races, nothing else looked for, ";
          case EXPLORE -> ", races explored under sequential consistency, ";
          case IGNORE -> ", races not looked for, ";
        }
        + assumptions()
        + (options.search() instanceof Search.Sampling drawn ? "seed " + drawn.seed() + ", " : "")
        + seconds();
  }

  private String upToSymmetry() {
    return result.symmetry().classes().isEmpty()
        ? result.counts().renamings().map(TestSummary::upTo).orElse("")
        : " up to symmetry";
  }

  private static String upTo(Result.CheckedRenamings renamings) {
    if (renamings.number() == 0) {
      return "";
    }
    return " up to "
        + renamings.from().label()
        + " symmetry"
        + (renamings.images() == 0
            ? ""
            : " (" + Prose.number(renamings.images()) + " of them only to check it)");
  }

  /** What the verdict rests on. */
  private String assumptions() {
    return result.assumptions().stream()
        .map(assumption -> assumption.brief() + ", ")
        .collect(Collectors.joining());
  }

  private String seconds() {
    return String.format(Locale.ROOT, "%.1f s", exploration().time().toMillis() / 1e3);
  }

  private Exploration exploration() {
    return result.exploration();
  }
}
