package dev.jacquard.cli.command;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.cli.option.CheckpointOptions;
import dev.jacquard.cli.option.LimitOptions;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.PageOption;
import dev.jacquard.cli.option.ProgramOptions;
import dev.jacquard.cli.option.ResultFileOptions;
import dev.jacquard.cli.option.SearchOptions;
import dev.jacquard.cli.option.ShrinkOption;
import dev.jacquard.cli.option.SourcesOption;
import dev.jacquard.cli.option.StepLimitOption;
import dev.jacquard.cli.option.ThreadSymmetryOption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.report.page.SourcePath;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard check}: explores a JVM program and tells what it found. */
@Command(
    name = "check",
    description = "Explores the interleavings of a JVM program.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class CheckCommand implements Callable<Integer> {
  private final Screen screen;
  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "CLASS[#METHOD]",
      description = "the class whose main method is the program, or a method without parameters")
  private String target;

  @Parameters(
      index = "1..*",
      paramLabel = "ARGUMENT",
      description = "what main gets, behind the word --")
  private List<String> arguments = List.of();

  @Mixin private ProgramOptions programOptions;
  @Mixin private SearchOptions searchOptions;

  @Mixin private ThreadSymmetryOption symmetryOption;

  @Mixin private LimitOptions limitOptions;
  @Mixin private StepLimitOption stepLimitOption;

  @Option(names = "--continue", description = "do not stop at the first failure")
  private boolean onwards;

  @Option(
      names = "--allow-incomplete",
      description = "be content if no failure was found, but not everything was explored")
  private boolean allowIncomplete;

  @Mixin private PageOption pageOption;
  @Mixin private SourcesOption sourcesOption;
  @Mixin private CheckpointOptions checkpointOptions;
  @Mixin private ShrinkOption shrinkOption;
  @Mixin private OutputOptions outputOptions;
  @Mixin private ResultFileOptions resultFileOptions;

  public CheckCommand(Screen screen, Interruption interruption) {
    this.screen = screen;
    this.interruption = interruption;
  }

  @Override
  public Integer call() {
    checkpointOptions.earlier().ifPresent(searchOptions::drawLike);
    Options options =
        programOptions
            .options()
            .with(
                searchOptions.search(
                    symmetryOption.value(programOptions.races()), SymmetryReduction.USUAL))
            .with(limitOptions.budget())
            .withStepLimit(stepLimitOption.value())
            .with(onwards ? Explorer.OnFailure.CONTINUE : Explorer.OnFailure.STOP)
            .with(shrinkOption.value())
            .with(checkpointOptions.value());
    SourcePath sources = sourcesOption.sources(programOptions.entries());
    ExitCode exit =
        new ProgramCheck(spec, programOptions, outputOptions, options, screen, interruption)
            .saving(checkpointOptions)
            .tell(
                target,
                arguments,
                pageOption.pages(sources),
                resultFileOptions.files(sources::path));
    return (allowIncomplete && exit == ExitCode.INCOMPLETE ? ExitCode.CLEAN : exit).code();
  }
}
