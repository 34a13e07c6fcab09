package dev.jacquard.cli.portfolio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Beside;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Subject;
import dev.jacquard.check.run.Check;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import dev.jacquard.report.Result;
import dev.jacquard.report.json.JsonReport;
import dev.jacquard.report.text.Summary;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a check says of the searches that it tried beside its own. */
class AccompaniedCheckTest {
  private static final String LARGE = "volatile int n; thread t[6] { repeat (4) { n = 1; } }";

  private static final String FAILS_EARLY =
      "volatile int x, n; thread a { x = 1; } thread b { int r = x; assert r == 1; }"
          + " thread t[5] { repeat (4) { getAndAdd(n, 1); } }";

  private static final String SMALL = "volatile int n; thread t[3] { getAndAdd(n, 1); }";

  private static final Options OPTIONS =
      Options.DEFAULT
          .with(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE))
          .with(Budget.ofExecutions(3_000));

  @Test
  void anIncompleteVerdictSaysWhatWasTried() {
    Result result = check(LARGE, OPTIONS);
    assertThat(result.outcome()).isEqualTo(Result.Outcome.INCOMPLETE);
    long others = Tried.executions(result.counts().tried());
    assertThat(others).isGreaterThan(1_000);
    assertThat(result.exploration().tally().executions()).isEqualTo(3_000 - others);
    assertThat(new Summary(result).numbers())
        .anyMatch(
            line ->
                line.matches(
                    "  also tried, without a failure: .*, \\d+ executions by random priorities,"
                        + " \\d+ executions with at most 1 preemption, .*"));
    assertThat(new JsonReport(result).line())
        .contains("\"tried\":[{\"how\":\"without a preemption\",\"executions\":");
  }

  @Test
  void aFailureBesideTheSearchIsAFailureLikeAnyOther() {
    Result result = check(FAILS_EARLY, OPTIONS);
    assertThat(result.outcome()).isEqualTo(Result.Outcome.FAILURE);
    assertThat(result.failing()).hasSize(1);
    assertThat(result.counts().traces()).isEmpty();
    assertThat(new Summary(result).headline())
        .startsWith("failure: assertion in execution ")
        .doesNotContain("3,000");
    assertThat(new Summary(result).tried().orElseThrow()).startsWith("beside the search: ");
  }

  @Test
  void aCompleteVerdictIsTheOneOfTheSearch() {
    Result accompanied = check(SMALL, OPTIONS.with(Budget.UNLIMITED));
    assertThat(accompanied.outcome()).isEqualTo(Result.Outcome.COMPLETE);
    assertThat(accompanied.exploration().tally().executions()).isEqualTo(6);
    assertThat(accompanied.counts().tried()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Reduction.class,
      names = {"SOURCE", "FG", "SLEEP", "EXHAUSTIVE"})
  void whoAsksForAnotherReductionMeansThatOne(Reduction reduction) {
    Search search = new Search.Systematic(reduction, SymmetryReduction.NONE);
    assertThat(check(LARGE, OPTIONS.with(search)).counts().tried()).isEmpty();
  }

  @Test
  void whoWantsAllFailuresOrNoOthersGetsTheSearchAlone() {
    assertThat(check(LARGE, OPTIONS.with(OnFailure.CONTINUE)).counts().tried()).isEmpty();
    assertThat(check(LARGE, OPTIONS.with(Beside.NOTHING)).counts().tried()).isEmpty();
  }

  private static Result check(String text, Options options) {
    LitmusProgram program =
        LitmusProgram.of("program", LitmusParser.parse("program", text), LitmusOptions.DEFAULT);
    return new Check(options, Spelling.COMMAND_LINE, new Named(), program, new Interruption())
        .run(Listener.NONE);
  }

  private record Named() implements Subject {
    @Override
    public String name() {
      return "program";
    }

    @Override
    public List<String> outcome(Trace trace) {
      return List.of();
    }

    @Override
    public SymmetryFindings symmetry() {
      return SymmetryFindings.NONE;
    }
  }
}
