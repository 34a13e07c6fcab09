package dev.jacquard.cli.command;

import dev.jacquard.check.Assuming;
import dev.jacquard.check.Beside;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.cli.cluster.Cluster;
import dev.jacquard.cli.cluster.ClusterOption;
import dev.jacquard.cli.cluster.Interpreter;
import dev.jacquard.cli.option.CheckpointOptions;
import dev.jacquard.cli.option.ExaminationOption;
import dev.jacquard.cli.option.LearnOption;
import dev.jacquard.cli.option.LimitOptions;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.PageOption;
import dev.jacquard.cli.option.PortfolioOption;
import dev.jacquard.cli.option.ProgramOptions;
import dev.jacquard.cli.option.ProgramWords;
import dev.jacquard.cli.option.ResultFileOptions;
import dev.jacquard.cli.option.ResultFiles;
import dev.jacquard.cli.option.SearchOptions;
import dev.jacquard.cli.option.ShrinkOption;
import dev.jacquard.cli.option.SourcesOption;
import dev.jacquard.cli.option.StepLimitOption;
import dev.jacquard.cli.option.ThreadSymmetryOption;
import dev.jacquard.cli.option.WorkersOption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Invocation;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.page.SourcePath;
import dev.jacquard.report.text.Pages;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Service;
import dev.jacquard.worker.WorkerKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard check}: explores a JVM program and tells what it found. */
@Command(
    name = "check",
    description = "Explores the interleavings of a JVM program.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class CheckCommand implements Callable<Integer> {
  /** For the start of a worker, and for what is done before and after exploring. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private static final Duration BETWEEN_LIVE_NOTES = Duration.ofMillis(250);
  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(10);

  private final Screen screen;
  private final Interruption interruption;
  private final Optional<Class<? extends Service>> service;
  private final Optional<Class<? extends Service>> crewService;
  private final Optional<Part> part;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "CLASS[#METHOD]",
      description =
          "the class whose main method is the program, or a method without parameters; or a source"
              + " file, File.java. There may be several. What main gets stands behind the word --")
  private List<String> words;

  @Mixin private ProgramOptions programOptions;
  @Mixin private SearchOptions searchOptions;

  @Mixin private ThreadSymmetryOption symmetryOption;

  @Mixin private LearnOption learnOption;
  @Mixin private LimitOptions limitOptions;
  @Mixin private StepLimitOption stepLimitOption;

  @Option(names = "--continue", description = "do not stop at the first failure")
  private boolean onwards;

  @Option(
      names = "--allow-incomplete",
      description = "be content if no failure was found, but not everything was explored")
  private boolean allowIncomplete;

  @Option(
      names = "--strict",
      description = "do not be content with a verdict that rests on assumptions")
  private boolean strict;

  @Option(
      names = "--then-any",
      description =
          "if nothing fails with time limits that pass last, search again with limits that pass at"
              + " any moment")
  private boolean thenAny;

  @Mixin private PageOption pageOption;
  @Mixin private SourcesOption sourcesOption;
  @Mixin private CheckpointOptions checkpointOptions;
  @Mixin private ShrinkOption shrinkOption;
  @Mixin private ExaminationOption examinationOption;
  @Mixin private PortfolioOption portfolioOption;
  @Mixin private WorkersOption workersOption;
  @Mixin private ClusterOption clusterOption;
  @Mixin private OutputOptions outputOptions;
  @Mixin private ResultFileOptions resultFileOptions;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description =
          "how many of several programs are checked at the same time (default: all cores)")
  private Optional<OptionValues.Count> jobs;

  private CheckCommand(
      Screen screen,
      Interruption interruption,
      Optional<Class<? extends Service>> service,
      Optional<Class<? extends Service>> crewService,
      Optional<Part> part) {
    this.screen = screen;
    this.interruption = interruption;
    this.service = service;
    this.crewService = crewService;
    this.part = part;
  }

  /**
   * The command.
   *
   * @param service answers {@link ProgramRequest}s in a worker, if there are several programs
   * @param crewService explores parts of a search in a worker, if several share it
   */
  public static CheckCommand of(
      Screen screen,
      Interruption interruption,
      Class<? extends Service> service,
      Class<? extends Service> crewService) {
    return new CheckCommand(
        screen, interruption, Optional.of(service), Optional.of(crewService), Optional.empty());
  }

  /** The command in a worker, for one of several programs. */
  public static CheckCommand of(Screen screen, Interruption interruption, Part part) {
    return new CheckCommand(
        screen, interruption, Optional.empty(), Optional.empty(), Optional.of(part));
  }

  /**
   * What a worker does of a command.
   *
   * @param program the how-manieth of the programs, from 0 on
   * @param results is told what else would be written into files
   */
  public record Part(int program, Consumer<CheckedProgram> results, Attendant attendant) {}

  @Override
  public Integer call() {
    ProgramWords given = ProgramWords.of(spec, words);
    checkpointOptions.earlier().ifPresent(searchOptions::drawLike);
    learnOption.rejectForJavaPrograms();
    reject(
        thenAny && checkpointOptions.value().isUsed(),
        "--checkpoint and --resume are for one search, and --then-any is for two");
    workersOption.check(options(), given.programs().size(), clusterOption.isUsed());
    reject(thenAny && clusterOption.isUsed(), "--then-any is for two searches, --cluster for one");
    ExitCode exit =
        given.programs().size() > 1 && part.isEmpty() ? checkAll(given) : checkOne(given);
    return (allowIncomplete && exit == ExitCode.INCOMPLETE ? ExitCode.CLEAN : exit).code();
  }

  private Options options() {
    return programOptions
        .options()
        .with(
            searchOptions.searchOfThreads(
                symmetryOption.value(programOptions.races()),
                isShared() ? SymmetryReduction.NONE : SymmetryReduction.USUAL))
        .with(limitOptions.budget())
        .withStepLimit(stepLimitOption.value())
        .with(strict ? Assuming.REFUSED : Assuming.ALLOWED)
        .with(onwards ? Explorer.OnFailure.CONTINUE : Explorer.OnFailure.STOP)
        .with(shrinkOption.value())
        .with(examinationOption.value())
        .with(isShared() ? Beside.NOTHING : portfolioOption.value())
        .with(checkpointOptions.value());
  }

  /** What words of this command mean to a worker of a cluster. */
  public static Interpreter.Meaning meaning(List<String> words) {
    CheckCommand command =
        new CheckCommand(
            Screen.NONE, new Interruption(), Optional.empty(), Optional.empty(), Optional.empty());
    CommandLine line = new CommandLine(command);
    OptionValues.register(line);
    line.parseArgs(words.toArray(String[]::new));
    ProgramWords given = ProgramWords.of(command.spec, command.words);
    return new Interpreter.Meaning(
        command.options(),
        given.programs().get(0),
        given.arguments(),
        command.programOptions.patience());
  }

  private boolean isShared() {
    return workersOption.value().isPresent() || clusterOption.isUsed();
  }

  private ExitCode checkOne(ProgramWords given) {
    SourcePath sources = sourcesOption.sources(given.programs(), programOptions.entries());
    ResultFiles files = resultFileOptions.files(sources::path);
    Pages pages = pageOption.pages(sources);
    if (part.isPresent()) {
      Part mine = part.get();
      String program = given.programs().get(mine.program());
      return new TimeLimitSearches(
              options(),
              thenAny,
              options -> check(options).attendedBy(mine.attendant()),
              outputOptions)
          .tell(
              program,
              given.arguments(),
              pages,
              (result, text) -> mine.results().accept(files.checked(result, text)));
    }
    String program = given.programs().get(0);
    files.begin(List.of(program));
    Attendant attendant = new TerminalAttendant(outputOptions, screen, programOptions.patience());
    return new TimeLimitSearches(
            options(),
            thenAny,
            options -> check(options).saving(checkpointOptions).attendedBy(attendant),
            outputOptions)
        .tell(program, given.arguments(), pages, files::put);
  }

  private ProgramCheck check(Options options) {
    ProgramCheck check =
        new ProgramCheck(spec, programOptions, outputOptions, options, screen, interruption);
    Optional<Cluster> cluster = clusterOption.value();
    if (cluster.isPresent()) {
      return check.sharedBy(cluster.get());
    }
    return workersOption
        .value()
        .map(workers -> check.sharedBy(workers, kind(crewService.orElseThrow(), options)))
        .orElse(check);
  }

  private ExitCode checkAll(ProgramWords given) {
    reject(
        checkpointOptions.value().isUsed(),
        "--checkpoint and --resume are for the search of one program");
    reject(pageOption.isOneFile(), "--page names a directory if there are several programs");
    pageOption.rejectUnwritable();
    Options options = options();
    WorkerKind kind = kind(service.orElseThrow(), options);
    Duration longest = options.budget().time().plus(programOptions.patience());
    ResultFiles files =
        resultFileOptions.files(
            sourcesOption.sources(given.programs(), programOptions.entries())::path);
    int most =
        jobs.map(count -> (int) Math.min(Integer.MAX_VALUE, count.value()))
            .orElse(Runtime.getRuntime().availableProcessors());
    return new SideBySide(spec, given.programs(), kind, longest.plus(GRACE), interruption)
        .run(most, files, outputOptions, screen);
  }

  private static List<String> jvmOptions() {
    List<String> options = new ArrayList<>(List.of("-XX:+UseSerialGC"));
    Invocation.option().ifPresent(options::add);
    return options;
  }

  private WorkerKind kind(Class<? extends Service> of, Options options) {
    return new WorkerKind(
        of,
        ProgramLoader.parse(System.getProperty("java.class.path")),
        jvmOptions(),
        programOptions.patience(),
        screen.liveErrors() ? BETWEEN_LIVE_NOTES : BETWEEN_NOTES,
        options.search().symmetry() == SymmetryReduction.CSYM);
  }

  private void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence);
    }
  }
}
