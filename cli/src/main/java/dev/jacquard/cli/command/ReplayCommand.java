package dev.jacquard.cli.command;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Shown;
import dev.jacquard.cli.option.DebugOption;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.PageOption;
import dev.jacquard.cli.option.ProgramOptions;
import dev.jacquard.cli.option.ProgramWords;
import dev.jacquard.cli.option.SourcesOption;
import dev.jacquard.cli.option.StepLimitOption;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.option.Search;
import dev.jacquard.kernel.Schedule;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard replay}: runs the one execution of a JVM program that a report named. */
@Command(
    name = "replay",
    description = "Runs one execution of a JVM program again and shows all of it.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class ReplayCommand implements Callable<Integer> {
  private final Screen screen;
  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "STRING", description = "what the report printed: j1-...")
  private Schedule schedule;

  @Parameters(
      index = "1",
      paramLabel = "CLASS[#METHOD]",
      description =
          "the class whose main method is the program, or a method without parameters; or a source"
              + " file, File.java")
  private String target;

  @Parameters(
      index = "2..*",
      paramLabel = "ARGUMENT",
      description = "what main gets, behind the word --")
  private List<String> arguments = List.of();

  @Mixin private ProgramOptions programOptions;
  @Mixin private StepLimitOption stepLimitOption;
  @Mixin private PageOption pageOption;
  @Mixin private SourcesOption sourcesOption;
  @Mixin private DebugOption debugOption;
  @Mixin private OutputOptions outputOptions;

  public ReplayCommand(Screen screen, Interruption interruption) {
    this.screen = screen;
    this.interruption = interruption;
  }

  @Override
  public Integer call() {
    debugOption.check();
    ProgramWords.rejectMissingSource(spec, target);
    Options options =
        programOptions
            .options()
            .with(new Search.Replaying(schedule))
            .withStepLimit(stepLimitOption.value())
            .with(Shown.AS_FOUND);
    return new ProgramCheck(spec, programOptions, outputOptions, options, screen, interruption)
        .tell(
            target,
            arguments,
            pageOption.pages(sourcesOption.sources(List.of(target), programOptions.entries())))
        .code();
  }
}
