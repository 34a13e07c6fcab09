package dev.jacquard.cli;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.litmus.LitmusOptions;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
final class LitmusCommand implements Callable<Integer> {
  private final Screen screen;
  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "litmus programs")
  private List<String> files;

  @Mixin private SearchOptions searchOptions;
  @Mixin private LimitOptions limitOptions;

  @Option(names = "--continue", description = "do not stop at the first failure")
  private boolean onwards;

  @Option(
      names = "--races",
      paramLabel = "WHAT",
      defaultValue = "report",
      description = "whether a data race is a failure: report (default) or ignore")
  private Explorer.DataRaces dataRaces;

  @Option(
      names = "--define",
      paramLabel = "NAME=VALUE",
      description = "gives a constant of the programs another value")
  private List<OptionValues.Definition> definitions = List.of();

  @Option(names = "--json", description = "one JSON object per file on standard output")
  private boolean json;

  @Option(names = "--no-progress", description = "no progress on standard error")
  private boolean silent;

  LitmusCommand(Screen screen, Interruption interruption) {
    this.screen = screen;
    this.interruption = interruption;
  }

  @Override
  public Integer call() {
    Check.Settings settings = settings();
    Map<String, Integer> constants = constants();
    List<Subject> subjects = new ArrayList<>();
    LitmusOptions options = settings.search().symmetry().options().limitedTo(settings.stepLimit());
    boolean readable = true;
    for (String file : files) {
      try {
        subjects.add(Subject.read(file, constants, options));
      } catch (Subject.Unreadable mistake) {
        spec.commandLine().getErr().println(mistake.getMessage());
        readable = false;
      }
    }
    return (readable ? explore(subjects, settings, constants) : ExitCode.USAGE).code();
  }

  private Check.Settings settings() {
    Search search = searchOptions.search();
    if (search instanceof Search.Replaying && files.size() > 1) {
      throw new ParameterException(
          spec.commandLine(), "--replay takes exactly one file, but there are " + files.size());
    }
    return new Check.Settings(
        search,
        limitOptions.budget(),
        limitOptions.stepLimit(),
        dataRaces,
        onwards ? Explorer.OnFailure.CONTINUE : Explorer.OnFailure.STOP);
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
      List<Subject> subjects, Check.Settings settings, Map<String, Integer> constants) {
    TextReport text =
        new TextReport(screen.page(), settings, new ReplayCommand(constants, settings));
    ExitCode worst = ExitCode.CLEAN;
    for (Subject subject : subjects) {
      worst = worst.orWorse(explore(subject, settings, text));
    }
    return worst;
  }

  /** A bug that one program brings to light does not keep us from the others. */
  private ExitCode explore(Subject subject, Check.Settings settings, TextReport text) {
    try {
      Result result = result(subject, settings);
      PrintWriter out = spec.commandLine().getOut();
      if (json) {
        out.println(new JsonReport(result).line());
      } else {
        text.lines(result).forEach(out::println);
      }
      out.flush();
      return ExitCode.of(result.exploration().verdict());
    } catch (DivergenceException divergence) {
      if (settings.search() instanceof Search.Replaying replaying) {
        return doesNotFit(subject, replaying.schedule(), divergence);
      }
      return BugReport.of(divergence, spec.commandLine().getErr());
    } catch (RuntimeException | Error bug) {
      return BugReport.of(bug, spec.commandLine().getErr());
    }
  }

  private Result result(Subject subject, Check.Settings settings) {
    Check check = new Check(settings, subject, interruption);
    if (silent || (json && !screen.liveErrors())) {
      return check.run(Listener.NONE);
    }
    try (Progress progress =
        new Progress(
            subject.file(), spec.commandLine().getErr(), screen.liveErrors(), System::nanoTime)) {
      return check.run(progress);
    }
  }

  private ExitCode doesNotFit(Subject subject, Schedule schedule, DivergenceException divergence) {
    int thread = schedule.thread(divergence.step());
    int threads = subject.program().legend().threads();
    String who =
        thread < threads
            ? "thread " + thread + " is " + subject.program().legend().thread(thread)
            : "there are only " + threads + " threads";
    spec.commandLine()
        .getErr()
        .println(
            "jacquard: the replay string does not fit "
                + subject.file()
                + ": "
                + divergence.getMessage()
                + " ("
                + who
                + "); was it made for another program or other options?");
    return ExitCode.USAGE;
  }
}
