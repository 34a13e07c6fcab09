package dev.jacquard.cli;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.Result;
import dev.jacquard.report.ShellLine;
import dev.jacquard.report.text.Pages;
import dev.jacquard.report.text.TextReport;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.worker.Counterexamples;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Rerun;
import dev.jacquard.worker.SearchProgress;
import dev.jacquard.worker.Target;
import dev.jacquard.worker.ThreadSymmetry;
import dev.jacquard.worker.Watchdog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Explores or replays one JVM program in this worker JVM and tells what was found. Used once. */
final class JvmCheck {
  private final CommandSpec spec;
  private final ProgramOptions programOptions;
  private final OutputOptions outputOptions;
  private final Check.Settings settings;
  private final Screen screen;
  private final Interruption interruption;
  private final long start = System.nanoTime();
  private volatile Tally lastTally = new Tally();
  private Optional<Trace> firstTrace = Optional.empty();
  private Optional<CheckpointOptions> checkpointOptions = Optional.empty();
  private Optional<Saving> saving = Optional.empty();
  private volatile Optional<Check> check = Optional.empty();

  JvmCheck(
      CommandSpec spec,
      ProgramOptions programOptions,
      OutputOptions outputOptions,
      Check.Settings settings,
      Screen screen,
      Interruption interruption) {
    this.spec = spec;
    this.programOptions = programOptions;
    this.outputOptions = outputOptions;
    this.settings = settings;
    this.screen = screen;
    this.interruption = interruption;
  }

  /** The same with a search that can be taken up again. */
  JvmCheck saving(CheckpointOptions options) {
    checkpointOptions = Optional.of(options);
    return this;
  }

  /** Explores the program and prints what there is to say of it. */
  ExitCode tell(String target, List<String> arguments, Pages pages) {
    TextReport text = text(arguments, pages);
    return run(target, arguments, result -> outputOptions.print(result, text));
  }

  /** The same, and what was found goes into files as well. */
  ExitCode tell(String target, List<String> arguments, Pages pages, ResultFiles files) {
    TextReport text = text(arguments, pages);
    files.begin(List.of(target));
    return run(
        target,
        arguments,
        result -> {
          outputOptions.print(result, text);
          files.put(result, text.plain());
        });
  }

  private TextReport text(List<String> arguments, Pages pages) {
    ShellLine replay =
        programOptions.replayLine(
            new JvmReplayLine(
                programOptions.classPath(), arguments, settings, programOptions.deep()));
    return new TextReport(outputOptions.page(screen), replay, pages);
  }

  /** Explores the program and reports what was found. */
  ExitCode run(String target, List<String> arguments, Consumer<Result> report) {
    List<String> words = spec.root().commandLine().getParseResult().originalArgs();
    if (!arguments.isEmpty() && !words.contains("--")) {
      throw new ParameterException(
          spec.commandLine(),
          "unexpected argument '"
              + arguments.get(0)
              + "'; what the program gets stands behind the word --");
    }
    return run(programOptions.entries(), target, arguments, report);
  }

  private ExitCode run(
      List<Path> classPath, String target, List<String> arguments, Consumer<Result> report) {
    spec.commandLine().getOut(); // before the streams are replaced
    spec.commandLine().getErr();
    try (ProgramStreams streams = ProgramStreams.install()) {
      ProgramLoader loader = new ProgramLoader(classPath);
      Thread.currentThread().setContextClassLoader(loader); // the program's threads inherit it
      Runnable body = Target.find(loader, target, arguments);
      saving = checkpointOptions.map(options -> saving(options, target, arguments, loader));
      ThreadSymmetry symmetry = ThreadSymmetry.of(settings.search().symmetry());
      JvmSubject subject =
          new JvmSubject(
              target,
              streams.over(body),
              symmetry.in(programOptions.settings(settings.stepLimit())));
      new Watchdog(programOptions.patience(), why -> giveUp(subject, why, report)).start();
      Result result = result(subject, streams);
      report.accept(result);
      return ExitCode.of(result);
    } catch (Target.Missing | WrongSchedule | CheckpointMistake mistake) {
      return complain(mistake.getMessage(), ExitCode.USAGE);
    } catch (LinkageError damage) {
      return complain("the JVM refuses the program: " + damage, ExitCode.NOT_CONTROLLABLE);
    }
  }

  private Saving saving(
      CheckpointOptions options, String target, List<String> arguments, ProgramLoader loader) {
    Question question =
        Question.of("check", settings)
            .with("program", target)
            .with("arguments", String.join(" ", arguments))
            .with("--deep", String.join(",", new TreeSet<>(programOptions.deep())));
    boolean known = settings.search().symmetry() != SymmetryReduction.CSYM;
    return new Saving(
        options,
        question,
        new UsedClasses(loader, known),
        Optional.of(Path.of(target.replace('#', '-') + CheckpointOptions.SUFFIX)),
        spec.commandLine().getErr(),
        interruption);
  }

  private ExitCode complain(String sentence, ExitCode exit) {
    spec.commandLine().getErr().println("jacquard: " + sentence);
    return exit;
  }

  /** A thread that makes no step can't be stopped: what is known is printed, and the JVM ends. */
  private void giveUp(JvmSubject subject, String why, Consumer<Result> report) {
    String inProgram =
        why.lines()
            .filter(line -> !line.strip().startsWith("at dev.jacquard."))
            .collect(Collectors.joining(System.lineSeparator()));
    Result result =
        check
            .flatMap(Check::beforeShrinking)
            .map(
                found ->
                    found
                        .with(facts(subject, List.of()), found.failing())
                        .with(subject.symmetries()))
            .orElseGet(() -> outOfControl(subject, inProgram));
    report.accept(result);
    Runtime.getRuntime().halt(CommandProcess.encoded(ExitCode.of(result).code()));
  }

  private Result result(JvmSubject subject, ProgramStreams streams) throws WrongSchedule {
    boolean replaying = settings.search() instanceof Search.Replaying;
    if (replaying) {
      streams.record();
    }
    try {
      Result result =
          outputOptions.withProgress(
              subject.name(), screen, settings.budget(), progress -> explore(subject, progress));
      List<String> output = replaying ? streams.recorded() : List.of();
      List<Counterexample> failing = seenAgain(subject, streams, result);
      if (failing.isEmpty() && !replaying && firstTrace.isPresent()) {
        subject.again(new Rerun(firstTrace.get()));
      }
      return result.with(facts(subject, output), failing).with(subject.symmetries());
    } catch (DivergenceException divergence) {
      if (replaying) {
        throw new WrongSchedule(subject, divergence);
      }
      return outOfControl(subject, new Nondeterminism(subject.legend()).sentence(divergence));
    } catch (NotControllableException refusal) {
      return outOfControl(subject, refusal.getMessage());
    }
  }

  private static JvmFacts facts(JvmSubject subject, List<String> output) {
    return new JvmFacts(
        subject.carrier(),
        List.copyOf(subject.uncontrolled()),
        false,
        List.copyOf(subject.weakAccesses()),
        output);
  }

  private Result explore(JvmSubject subject, SearchProgress progress) {
    Listener listener = watching(progress);
    Function<Program, Result> attempt =
        program -> {
          firstTrace = Optional.empty();
          Check next = new Check(settings, subject, program, interruption).supervisedBy(progress);
          check = Optional.of(next);
          return saving.map(s -> next.run(listener, s)).orElseGet(() -> next.run(listener));
        };
    return settings.search() instanceof Search.Replaying replay
        ? subject.replay(replay.schedule(), attempt)
        : subject.explore(attempt);
  }

  private Listener watching(Listener progress) {
    return new Listener() {
      @Override
      public void executed(Trace trace, Tally tally) {
        lastTally = tally;
        repeated(trace);
        progress.executed(trace, tally);
      }

      @Override
      public void repeated(Trace trace) {
        firstTrace = firstTrace.isPresent() ? firstTrace : Optional.of(trace.copy());
      }
    };
  }

  /** The executions that fail, each run once more: that gives them their names and output. */
  private List<Counterexample> seenAgain(
      JvmSubject subject, ProgramStreams streams, Result result) {
    streams.record();
    List<Counterexample> all = new ArrayList<>();
    for (List<Finding> findings : Counterexamples.byExecution(result.exploration().findings())) {
      subject.again(new Rerun(findings.get(0).trace()));
      Counterexample execution =
          subject.counterexample(settings.counterexamples(subject.name()), findings);
      all.add(execution.withOutput(streams.recorded()));
    }
    return all;
  }

  /** What is known of a program that got out of control. */
  private Result outOfControl(JvmSubject subject, String why) {
    Tally tally = lastTally;
    boolean failed = Arrays.stream(Failure.Type.values()).anyMatch(type -> tally.failing(type) > 0);
    List<String> notControlled = new ArrayList<>(List.of(why));
    notControlled.addAll(subject.uncontrolled());
    Exploration known =
        new Exploration(
            Verdict.of(failed, notControlled),
            List.of(),
            tally,
            List.of(),
            Duration.ofNanos(System.nanoTime() - start));
    return new Result(
        subject.name(),
        subject.legend(),
        settings.asked(),
        known,
        Result.Counts.UNKNOWN,
        subject.symmetries(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.of(new JvmFacts(subject.carrier(), notControlled, true, List.of(), List.of())));
  }

  /** A replay string that is not one of this program; the message is for the user. */
  private static final class WrongSchedule extends Exception {
    private static final long serialVersionUID = 1L;

    WrongSchedule(JvmSubject subject, DivergenceException divergence) {
      super(
          "the replay string does not fit "
              + subject.name()
              + ": "
              + divergence.getMessage()
              + "; was it made for another version of the program, other arguments or other"
              + " options? check without the string explores it anew",
          divergence);
    }
  }
}
