package dev.jacquard.cli.command;

import dev.jacquard.check.Beside;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Shown;
import dev.jacquard.check.crew.ThreadCrew;
import dev.jacquard.check.run.Check;
import dev.jacquard.check.run.LearnedCheck;
import dev.jacquard.check.saved.CheckpointKey;
import dev.jacquard.check.saved.CheckpointMistake;
import dev.jacquard.check.saved.Saving;
import dev.jacquard.cli.option.CheckpointOptions;
import dev.jacquard.cli.option.ExaminationOption;
import dev.jacquard.cli.option.LearnOption;
import dev.jacquard.cli.option.LimitOptions;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.PageOption;
import dev.jacquard.cli.option.ResultFileOptions;
import dev.jacquard.cli.option.ResultFiles;
import dev.jacquard.cli.option.SearchOptions;
import dev.jacquard.cli.option.ShrinkOption;
import dev.jacquard.cli.option.StepLimitOption;
import dev.jacquard.cli.option.WorkersOption;
import dev.jacquard.cli.terminal.BugReport;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.cli.terminal.TextFile;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.option.Learning;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.report.Result;
import dev.jacquard.report.text.TextReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard litmus}: explores litmus programs and tells what it found in each. */
@Command(
    name = "litmus",
    description = "Explores the interleavings of litmus programs.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class LitmusCommand implements Callable<Integer> {
  private final Screen screen;
  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "litmus programs")
  private List<String> files;

  @Mixin private SearchOptions searchOptions;

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      description = "treat equal threads alike: none (default), rf, val, csym or declared")
  private Optional<SymmetryReduction> symmetry;

  @Option(
      names = "--replay",
      paramLabel = "STRING",
      description = "the one execution that a failure report named, with all its steps")
  private Optional<Schedule> replay;

  @Mixin private LearnOption learnOption;
  @Mixin private LimitOptions limitOptions;
  @Mixin private StepLimitOption stepLimitOption;

  @Option(names = "--continue", description = "do not stop at the first failure")
  private boolean onwards;

  @Option(
      names = "--races",
      paramLabel = "WHAT",
      defaultValue = "report",
      description = "report (default): a data race is a failure; only: nothing else is; ignore")
  private Explorer.DataRaces dataRaces;

  @Option(
      names = "--define",
      paramLabel = "NAME=VALUE",
      description = "gives a constant of the programs another value")
  private List<OptionValues.Definition> definitions = List.of();

  @Mixin private PageOption pageOption;
  @Mixin private CheckpointOptions checkpointOptions;
  @Mixin private ShrinkOption shrinkOption;
  @Mixin private ExaminationOption examinationOption;
  @Mixin private WorkersOption workersOption;
  @Mixin private OutputOptions outputOptions;
  @Mixin private ResultFileOptions resultFileOptions;

  public LitmusCommand(Screen screen, Interruption interruption) {
    this.screen = screen;
    this.interruption = interruption;
  }

  @Override
  public Integer call() {
    checkpointOptions.earlier().ifPresent(searchOptions::drawLike);
    Options options = options();
    workersOption.check(options, files.size(), false);
    Map<String, Integer> constants = constants();
    List<LitmusSubject> subjects = new ArrayList<>();
    boolean readable = true;
    for (String file : files) {
      try {
        subjects.add(LitmusSubject.read(file, constants, options));
      } catch (TextFile.Unreadable mistake) {
        spec.commandLine().getErr().println(mistake.getMessage());
        readable = false;
      }
    }
    return (readable ? explore(subjects, options, constants) : ExitCode.USAGE).code();
  }

  private Options options() {
    Search search =
        replay
            .map(searchOptions::replaying)
            .orElseGet(() -> searchOptions.search(symmetry, SymmetryReduction.NONE));
    if (search instanceof Search.Replaying && files.size() > 1) {
      throw new ParameterException(
          spec.commandLine(), "--replay takes exactly one file, but there are " + files.size());
    }
    if (checkpointOptions.value().isUsed() && (replay.isPresent() || files.size() > 1)) {
      throw new ParameterException(
          spec.commandLine(),
          "--checkpoint and --resume are for the search of one file, but there "
              + (replay.isPresent() ? "is a replay" : "are " + files.size()));
    }
    Learning learning = learnOption.value(search);
    if (learning != Learning.OFF && workersOption.value().isPresent()) {
      throw new ParameterException(
          spec.commandLine(), "--workers share no search of what is learned (--learn)");
    }
    boolean everything = onwards || learning == Learning.PREDICT;
    return Options.DEFAULT
        .with(learning.search(search))
        .with(limitOptions.budget())
        .withStepLimit(stepLimitOption.value())
        .with(policy())
        .with(everything ? Explorer.OnFailure.CONTINUE : Explorer.OnFailure.STOP)
        .with(search instanceof Search.Replaying ? Shown.AS_FOUND : shrinkOption.value())
        .with(examinationOption.value())
        .with(Beside.NOTHING)
        .with(checkpointOptions.value());
  }

  private RacePolicy policy() {
    return switch (dataRaces) {
      case REPORT -> RacePolicy.REPORT;
      case ONLY -> RacePolicy.ONLY;
      case IGNORE -> RacePolicy.IGNORE;
    };
  }

  private Map<String, Integer> constants() {
    Map<String, Integer> constants = new LinkedHashMap<>();
    for (OptionValues.Definition definition : definitions) {
      if (constants.put(definition.name(), definition.value()) != null) {
        throw new ParameterException(
            spec.commandLine(), "--define gives " + definition.name() + " two values");
      }
    }
    return constants;
  }

  private ExitCode explore(
      List<LitmusSubject> subjects, Options options, Map<String, Integer> constants) {
    TextReport text =
        new TextReport(
            outputOptions.page(screen),
            new LitmusReplayLine(constants, options),
            pageOption.pages(TextFile::lines));
    ResultFiles results = resultFileOptions.files(Optional::of);
    results.begin(subjects.stream().map(LitmusSubject::name).toList());
    ExitCode worst = ExitCode.CLEAN;
    for (LitmusSubject subject : subjects) {
      worst = worst.orWorse(explore(subject, options, text, results));
    }
    return worst;
  }

  /** A bug that one program brings to light does not keep us from the others. */
  private ExitCode explore(
      LitmusSubject subject, Options options, TextReport text, ResultFiles results) {
    try {
      Result result = result(subject, options);
      outputOptions.print(result, text);
      results.put(result, text.plain());
      return ExitCode.of(result);
    } catch (DivergenceException divergence) {
      if (options.search() instanceof Search.Replaying) {
        return doesNotFit(subject, divergence);
      }
      return BugReport.of(divergence, spec.commandLine().getErr());
    } catch (CheckpointMistake mistake) {
      spec.commandLine().getErr().println("jacquard: " + mistake.getMessage());
      return ExitCode.USAGE;
    } catch (RuntimeException | Error bug) {
      return BugReport.of(bug, spec.commandLine().getErr());
    }
  }

  private Saving saving(LitmusSubject subject, Options options) {
    CheckpointKey key =
        CheckpointKey.of("litmus", options)
            .with("file", subject.name())
            .with("the file" + CheckpointKey.DIGEST, subject.digest())
            .with("--define", new TreeMap<>(constants()).toString());
    Optional<Path> usual =
        Optional.of(Path.of(Path.of(subject.name()).getFileName() + CheckpointOptions.SUFFIX))
            .filter(place -> files.size() == 1 && replay.isEmpty());
    return new Saving(
        options.checkpoint(), key, Saving.Program.KNOWN, usual, checkpointOptions, interruption);
  }

  private Result result(LitmusSubject subject, Options options) {
    Learning learning = learnOption.value(options.search());
    if (learning == Learning.OFF) {
      return result(subject, options, subject.program());
    }
    LearningProgram learned = subject.learning(options);
    return LearnedCheck.run(
        learning == Learning.PREDICT ? learned.predicting() : learned,
        subject.program(),
        program -> result(subject, options, program));
  }

  private Result result(LitmusSubject subject, Options options, Program program) {
    return outputOptions.withProgress(
        subject.name(),
        screen,
        options.budget(),
        progress ->
            check(subject, options, program)
                .supervisedBy(progress)
                .run(progress, saving(subject, options)));
  }

  private Check check(LitmusSubject subject, Options options, Program program) {
    Check check = new Check(options, Spelling.COMMAND_LINE, subject, program, interruption);
    return workersOption
        .value()
        .map(
            workers ->
                check.sharedBy(new ThreadCrew(workers, () -> subject.again(options), options)))
        .orElse(check);
  }

  private ExitCode doesNotFit(LitmusSubject subject, DivergenceException divergence) {
    spec.commandLine()
        .getErr()
        .println(
            "jacquard: the replay string does not fit "
                + subject.name()
                + ": "
                + divergence.getMessage()
                + "; was it made for another version of the program or other options?");
    return ExitCode.USAGE;
  }
}
