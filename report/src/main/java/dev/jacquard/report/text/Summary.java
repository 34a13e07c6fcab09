package dev.jacquard.report.text;

import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.report.FailureCounts;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.Result;
import dev.jacquard.report.StatesText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The verdict on a program in one line, and the numbers behind it. */
public record Summary(Result result) {

  /** For example {@code complete: 30 executions, 0 blocked, no failure, 0.01 s}. */
  public String headline() {
    Verdict.Status status = result.exploration().verdict().status();
    String finding =
        switch (status) {
          case COMPLETE -> forEver() + runs() + nothing();
          case INCOMPLETE -> runs() + nothing() + " so far";
          case FAILURE -> failure();
          case NOT_DETERMINISTIC -> runs() + ", no verdict";
        };
    return status.label() + ": " + finding + ", " + seconds();
  }

  private String nothing() {
    return result.asked().races() == RacePolicy.ONLY ? ", no data race" : ", no failure";
  }

  private String forEver() {
    return result.counts().states().filter(counts -> counts.endlessness().hasNoEnd()).isPresent()
        ? "runs for ever, "
        : "";
  }

  private String runs() {
    return result
        .counts()
        .states()
        .map(counts -> new StatesText(counts).seen(Prose.count(tally().runs(), unit()) + byRuns()))
        .orElseGet(this::executions);
  }

  /** How few runs stood for all executions. */
  public String byRuns() {
    return learned()
        .map(
            learned ->
                (learned.stands() == Result.Stands.FOR_ALL
                        ? " by "
                        : " and all others derived from ")
                    + Prose.count(learned.runs(), "run"))
        .orElse("");
  }

  private Optional<Result.Learned> learned() {
    return result.counts().learned().filter(learned -> learned.ended().isEmpty());
  }

  private String executions() {
    return Prose.count(tally().executions(), "execution")
        + (isJvmProgramWithSymmetry() ? " up to symmetry" : "")
        + byRuns()
        + ", "
        + Prose.number(tally().blocked())
        + " blocked";
  }

  private boolean isJvmProgramWithSymmetry() {
    return result.jvm().isPresent() && !result.symmetry().classes().isEmpty();
  }

  private String failure() {
    FailureCounts counts = new FailureCounts(tally());
    if (result.replayed().isPresent()) {
      return counts.types() + " in the replayed execution";
    }
    return result.asked().onFailure() == OnFailure.STOP
        ? counts.types() + " in " + unit() + " " + Prose.number(countedRuns())
        : counts.phrase() + " of " + Prose.count(countedRuns(), unit());
  }

  /** Most runs of a search by states end before the execution does. */
  private String unit() {
    return result.counts().states().isPresent() && learned().isEmpty() ? "run" : "execution";
  }

  private long countedRuns() {
    return result.counts().states().isPresent() ? tally().runs() : tally().executions();
  }

  private String seconds() {
    return String.format(Locale.ROOT, "%.2f s", result.exploration().time().toNanos() / 1e9);
  }

  /** What limited the search, a line for each reason. */
  public List<String> reasons() {
    Verdict verdict = result.exploration().verdict();
    String lead = verdict.status() == Verdict.Status.FAILURE ? "  not complete: " : "  why: ";
    return verdict.reasons().stream().map(reason -> lead + reason).toList();
  }

  /** The counts, and what else the reader should know to judge them. */
  public List<String> numbers() {
    List<String> lines = new ArrayList<>();
    lines.add("  " + String.join(", ", counts()));
    result.counts().states().map(StatesText::new).ifPresent(states -> addStates(states, lines));
    if (result.search().symmetry() != SymmetryReduction.NONE) {
      addSymmetry(lines);
    }
    result.counts().learned().ifPresent(learned -> lines.add("  " + learned.sentence()));
    tried().ifPresent(text -> lines.add("  " + text));
    if (result.search() instanceof Search.Sampling sampling) {
      lines.add("  seed " + sampling.seed() + ": draw the same with --seed " + sampling.seed());
    }
    if (result.asked().races() == RacePolicy.IGNORE) {
      lines.add("  data races were not looked for: the result holds under sequential consistency");
    } else if (result.asked().races() == RacePolicy.ONLY) {
      lines.add("  only data races were looked for: whatever else goes wrong is not told");
    } else if (tally().failing(Failure.Type.RACE) > 0) {
      lines.add("  a program with data races can do more than its interleavings show:");
      lines.add("  until they are gone, all else here holds under sequential consistency only");
    }
    result.jvm().ifPresent(facts -> addJvm(facts, lines));
    return lines;
  }

  /**
   * What was run beside the search, unless that is all there is. The count of executions up to a
   * failure has those in it.
   */
  public Optional<String> tried() {
    List<Tried> tried = result.counts().tried();
    Verdict.Status status = result.exploration().verdict().status();
    boolean failed = status == Verdict.Status.FAILURE;
    return tried.isEmpty() || status == Verdict.Status.COMPLETE
        ? Optional.empty()
        : Optional.of(
            (failed ? "beside the search: " : "also tried, without a failure: ")
                + Tried.sentence(tried));
  }

  private void addStates(StatesText states, List<String> lines) {
    if (result.exploration().verdict().status() == Verdict.Status.COMPLETE) {
      states.endlessness().ifPresent(text -> lines.add("  " + text));
    }
    lines.add("  " + states.certainty());
  }

  private void addJvm(JvmFacts facts, List<String> lines) {
    boolean complete = result.exploration().verdict().status() == Verdict.Status.COMPLETE;
    if (result.asked().races() == RacePolicy.EXPLORE) {
      lines.add("  plain accesses were steps: the result holds under sequential consistency");
    } else if (result.asked().races().areFailures() && complete) {
      lines.add(
          facts.weakAccesses().isEmpty()
              ? "  no data race: the result holds under the Java Memory Model"
              : "  no data race: but for weak accesses the result holds under the Java Memory"
                  + " Model");
    }
    facts.remarks().lines(complete).forEach(line -> lines.add("  " + line));
    facts.assumptions().forEach(assumed -> lines.add("  assumed: " + assumed.sentence()));
    lines.add(
        "  JDK "
            + facts.jdk()
            + ", "
            + facts.carrier()
            + " carrier, "
            + Prose.count(result.executionsPerSecond(), "execution")
            + "/s");
  }

  private List<String> counts() {
    List<String> counts = new ArrayList<>();
    if (result.exploration().verdict().status() == Verdict.Status.FAILURE) {
      counts.add(runs());
    }
    Result.Counts more = result.counts();
    more.traces().ifPresent(traces -> counts.add(Prose.count(traces, "trace")));
    more.orbits().ifPresent(orbits -> counts.add(Prose.count(orbits, "orbit")));
    if (result.search().symmetry() == SymmetryReduction.CSYM) {
      counts.add(Prose.number(more.pruned()) + " pruned");
    }
    more.states().ifPresent(s -> counts.add(Prose.count(s.transitions(), "transition")));
    counts.add(Prose.count(tally().steps(), "step"));
    return counts;
  }

  /** Most JVM programs are explored with symmetry because nobody said no: silence is enough. */
  private void addSymmetry(List<String> lines) {
    if (result.counts().renamings().isPresent()) {
      lines.add("  " + result.counts().renamings().get().sentence());
      return;
    }
    if (result.search().symmetry() == SymmetryReduction.DECLARED) {
      lines.add("  " + renamings(result.symmetries().declared()));
      return;
    }
    List<String> found = new SymmetryText(result.symmetry()).summary();
    if (found.isEmpty() && result.jvm().isEmpty()) {
      lines.add("  no interchangeable threads");
    }
    found.forEach(line -> lines.add("  " + line));
  }

  private static String renamings(Renamings declared) {
    if (!declared.any()) {
      return "no symmetry is declared";
    }
    String count = Prose.count(declared.elements().size() - 1L, "renaming");
    return declared.isWhole()
        ? count + " of threads and locations"
        : count + " of threads and locations, and more that were not tried";
  }

  private Tally tally() {
    return result.exploration().tally();
  }
}
