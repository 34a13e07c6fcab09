package dev.jacquard.cli.model;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.cli.terminal.TextFile;
import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.search.SearchResult;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard model}: searches the states of a model and tells what it found. */
@Command(
    name = "model",
    description = "Searches the states of a model.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class ModelCommand implements Callable<Integer> {
  private final Screen screen;
  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1",
      paramLabel = "CLASS[:N,...]|FILE.model",
      description = "a class that implements Model, perhaps with whole numbers, or a diagram")
  private String target;

  @Mixin private ModelSource source;
  @Mixin private ModelSearchOptions searchOptions;

  @Mixin private ExecutionOptions executionOptions;
  @Mixin private OutputOptions outputOptions;
  @Mixin private PictureOption picture;

  @Option(
      names = {"--checkpoint", "--resume"},
      hidden = true)
  private Optional<String> checkpoint;

  public ModelCommand(Screen screen, Interruption interruption) {
    this.screen = screen;
    this.interruption = interruption;
  }

  @Override
  public Integer call() {
    if (checkpoint.isPresent()) {
      throw new ParameterException(
          spec.commandLine(),
          "a search of a model can't be saved and resumed; jacquard check and litmus have"
              + " --checkpoint and --resume");
    }
    PrintWriter err = spec.commandLine().getErr();
    try {
      return run(source.load(target)).code();
    } catch (ModelClass.Missing | TextFile.Unreadable mistake) {
      err.println(mistake.getMessage());
      return ExitCode.USAGE.code();
    } catch (IllegalModelException mistake) {
      err.println("jacquard: " + target + " is no model: " + mistake.getMessage());
      return ExitCode.USAGE.code();
    }
  }

  private ExitCode run(ModelSubject subject) {
    if (executionOptions.replays() || !searchOptions.search().ofStates()) {
      searchOptions.rejectForExecutions();
      return new ExecutionsCheck(
              spec, source, executionOptions, outputOptions, screen, interruption)
          .run(subject, searchOptions, picture);
    }
    executionOptions.rejectAll();
    return runStates(subject);
  }

  private ExitCode runStates(ModelSubject subject) {
    ModelSettings settings = searchOptions.settings(subject.model());
    picture.check();
    SearchResult result = search(subject, settings);
    boolean compared = searchOptions.compare() && settings.reduces() && !interruption.isRequested();
    ModelOutcome outcome =
        new ModelOutcome(
            subject,
            settings,
            result,
            compared ? Optional.of(search(subject, settings.plain())) : Optional.empty(),
            compared ? Optional.empty() : ModelGain.size(subject.model(), settings, result));
    print(outcome);
    picture.write(subject.model(), settings.symmetry());
    return outcome.exitCode();
  }

  private SearchResult search(ModelSubject subject, ModelSettings settings) {
    interruption.heed();
    ModelProgress progress = new ModelProgress(System::nanoTime);
    return outputOptions.withStatus(
        screen,
        () -> subject.name() + ": " + progress.sentence(),
        () ->
            settings.search(
                subject.model(),
                (states, transitions, depth, waiting) ->
                    progress.goOn(states, transitions, depth, waiting)
                        && !interruption.isRequested()));
  }

  private void print(ModelOutcome outcome) {
    PrintWriter out = spec.commandLine().getOut();
    if (outputOptions.json()) {
      out.println(new ModelJson(outcome).line());
    } else {
      new ModelText(outputOptions.page(screen)).lines(outcome).forEach(out::println);
    }
    out.flush();
  }
}
