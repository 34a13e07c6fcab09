package dev.jacquard.cli.command;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Shown;
import dev.jacquard.cli.option.LimitOptions;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.ProgramOptions;
import dev.jacquard.cli.option.StepLimitOption;
import dev.jacquard.cli.option.ThreadSymmetryOption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.Result;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard explain}: says why JVM programs are explored as they are. */
@Command(
    name = "explain",
    description = "Says which threads of JVM programs are interchangeable, and why others are not.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class ExplainCommand implements Callable<Integer> {
  /** What can be explained. */
  public enum Topic {
    SYMMETRY
  }

  private final Screen screen;
  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "symmetry", description = "what is to be explained")
  private Topic topic;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "CLASS[#METHOD]",
      description = "programs: classes with a main method, or methods without parameters")
  private List<String> targets;

  @Mixin private ProgramOptions programOptions;
  @Mixin private ThreadSymmetryOption symmetryOption;

  @Option(
      names = "--compare",
      description = "explore without symmetry as well, to count what it saves")
  private boolean compare;

  @Mixin private LimitOptions limitOptions;
  @Mixin private StepLimitOption stepLimitOption;
  @Mixin private OutputOptions outputOptions;

  public ExplainCommand(Screen screen, Interruption interruption) {
    this.screen = screen;
    this.interruption = interruption;
  }

  @Override
  public Integer call() {
    SymmetryReduction symmetry = symmetryOption.valueOfClasses().orElse(SymmetryReduction.VAL);
    if (symmetry == SymmetryReduction.NONE) {
      throw new ParameterException(
          spec.commandLine(), "--symmetry none leaves nothing to explain; it is val or rf here");
    }
    ExitCode worst = ExitCode.CLEAN;
    for (String target : targets) {
      worst = worst.orWorse(explain(target, symmetry));
    }
    return worst.code();
  }

  /** What fails is not our subject here: only what keeps us from explaining counts. */
  private ExitCode explain(String target, SymmetryReduction symmetry) {
    Explained explained = new Explained();
    ExitCode end = check(symmetry).run(target, List.of(), explained::with);
    if (explained.awaitsComparison()) {
      end = end.orWorse(check(SymmetryReduction.NONE).run(target, List.of(), explained::without));
    }
    return end == ExitCode.FAILURE_FOUND ? explained.exit() : end;
  }

  private ProgramCheck check(SymmetryReduction symmetry) {
    Options options =
        programOptions
            .options()
            .with(new Search.Systematic(Reduction.OPTIMAL, symmetry))
            .with(limitOptions.budget())
            .withStepLimit(stepLimitOption.value())
            .with(Explorer.OnFailure.CONTINUE)
            .with(Shown.AS_FOUND);
    return new ProgramCheck(spec, programOptions, outputOptions, options, screen, interruption);
  }

  /** One program: explored with symmetry, and if asked for without. */
  private final class Explained {
    private Optional<Result> kept = Optional.empty();
    private ExitCode exit = ExitCode.CLEAN;

    void with(Result result) {
      boolean outOfControl = ExitCode.of(result) == ExitCode.NOT_CONTROLLABLE;
      if (compare && !outOfControl) {
        kept = Optional.of(result);
      } else {
        print(result, Optional.empty());
      }
    }

    boolean awaitsComparison() {
      return kept.isPresent();
    }

    void without(Result result) {
      print(kept.orElseThrow(), Optional.of(result));
    }

    /** Whether everything was looked at, in a program that fails. */
    ExitCode exit() {
      return exit;
    }

    private void print(Result with, Optional<Result> without) {
      Verdict verdict = with.exploration().verdict();
      exit = verdict.reasons().isEmpty() ? ExitCode.CLEAN : ExitCode.INCOMPLETE;
      SymmetryExplanation explanation = new SymmetryExplanation(with, without);
      PrintWriter out = spec.commandLine().getOut();
      if (outputOptions.json()) {
        out.println(explanation.json());
      } else {
        explanation.lines().forEach(out::println);
      }
      out.flush();
    }
  }
}
