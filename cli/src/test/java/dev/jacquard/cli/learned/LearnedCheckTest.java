package dev.jacquard.cli.learned;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Subject;
import dev.jacquard.check.run.Check;
import dev.jacquard.check.run.LearnedCheck;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import dev.jacquard.report.Result;
import dev.jacquard.report.text.Summary;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A program that can't be learned is explored all the same. */
class LearnedCheckTest {
  private static final String FINE =
      "volatile int x; thread a { x = 1; } thread b { int r = x; assert(r < 2); }";
  private static final String FAILING = FINE.replace("x = 1", "x = 2");

  private static LitmusProgram litmus(String text) {
    return LitmusProgram.of(
        "program", LitmusParser.parse("program", text), LitmusOptions.DEFAULT.forLearning());
  }

  private static Result check(String learnedFirst, String program) {
    LitmusProgram real = litmus(program);
    Learnable changing = new Changing(litmus(learnedFirst), real);
    LearningProgram learning =
        new LearningProgram(changing, Symmetry::none, LitmusOptions.DEFAULT.stepLimit());
    return LearnedCheck.run(learning, real, LearnedCheckTest::explored);
  }

  private static Result explored(Program program) {
    Options options =
        Options.DEFAULT
            .with(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE))
            .with(OnFailure.CONTINUE);
    return new Check(options, Spelling.COMMAND_LINE, new Named(), program, new Interruption())
        .run(Listener.NONE);
  }

  @Test
  void aProgramThatBehavesIsLearned() {
    assertThat(check(FINE, FINE).outcome()).isEqualTo(Result.Outcome.COMPLETE);
    assertThat(new Summary(check(FINE, FINE)).headline())
        .startsWith("complete: 2 executions by 2 runs, ");
  }

  @Test
  void whatTheProgramDoesAfterAllIsFound() {
    Result result = check(FINE, FAILING);
    assertThat(result.outcome()).isEqualTo(Result.Outcome.FAILURE);
    assertThat(result.exploration().tally().failing(Failure.Type.ASSERTION)).isEqualTo(1);
    assertThat(new Summary(result).numbers())
        .anyMatch(
            line ->
                line.startsWith(
                    "  every execution was run, since learning ended: the program is not what its"
                        + " threads showed before: "));
  }

  @Test
  void whatTheProgramDoesNotDoAfterAllIsNotTold() {
    Result result = check(FAILING, FINE);
    assertThat(result.outcome()).isEqualTo(Result.Outcome.COMPLETE);
    assertThat(new Summary(result).headline()).startsWith("complete: 2 executions, 0 blocked");
  }

  /** Is another program from its second run on. */
  private static final class Changing implements Learnable {
    private final LitmusProgram before;
    private final LitmusProgram after;
    private int runs;

    Changing(LitmusProgram before, LitmusProgram after) {
      this.before = before;
      this.after = after;
    }

    @Override
    public Trace run(Plan plan) {
      return (runs++ == 0 ? before : after).run(plan);
    }

    @Override
    public Legend legend() {
      return after.legend();
    }

    @Override
    public Likeness likeness() {
      return Likeness.NONE;
    }

    @Override
    public boolean keepsOrder(int queue) {
      return false;
    }
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
