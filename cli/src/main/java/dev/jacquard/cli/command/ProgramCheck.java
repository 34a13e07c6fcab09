package dev.jacquard.cli.command;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.crew.WorkerCrew;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.jvm.TellingProgram;
import dev.jacquard.check.jvm.WrongScheduleException;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.saved.CheckpointKey;
import dev.jacquard.check.saved.CheckpointMistake;
import dev.jacquard.check.saved.Saving;
import dev.jacquard.check.saved.UsedClasses;
import dev.jacquard.cli.cluster.Cluster;
import dev.jacquard.cli.cluster.ClusterCrew;
import dev.jacquard.cli.cluster.ClusterException;
import dev.jacquard.cli.option.CheckpointOptions;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.ProgramOptions;
import dev.jacquard.cli.source.CompiledSource;
import dev.jacquard.cli.source.SourceFile;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.OneCore;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.report.Result;
import dev.jacquard.report.ShellLine;
import dev.jacquard.report.text.Pages;
import dev.jacquard.report.text.TextReport;
import dev.jacquard.worker.MarkSites;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.WorkerKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks one JVM program in this worker JVM and tells what was found. Used once. */
final class ProgramCheck {
  /** How the carrier is called on which each thread of a program is a thread of the JVM. */
  private static final String ON_THREADS = "thread";

  private final CommandSpec spec;
  private final ProgramOptions programOptions;
  private final OutputOptions outputOptions;
  private final Options options;
  private final Screen screen;
  private final Interruption interruption;
  private Optional<Saving.Teller> teller = Optional.empty();
  private Attendant attendant;
  private int workers;
  private Optional<Cluster> cluster = Optional.empty();
  private Optional<WorkerKind> kind = Optional.empty();

  ProgramCheck(
      CommandSpec spec,
      ProgramOptions programOptions,
      OutputOptions outputOptions,
      Options options,
      Screen screen,
      Interruption interruption) {
    this.spec = spec;
    this.programOptions = programOptions;
    this.outputOptions = outputOptions;
    this.options = options;
    this.screen = screen;
    this.interruption = interruption;
    this.attendant = new TerminalAttendant(outputOptions, screen, programOptions.patience());
  }

  /** Somebody else looks after the check. */
  ProgramCheck attendedBy(Attendant newAttendant) {
    attendant = newAttendant;
    return this;
  }

  /** So many workers of a kind share the search. */
  ProgramCheck sharedBy(int newWorkers, WorkerKind newKind) {
    workers = newWorkers;
    kind = Optional.of(newKind);
    return this;
  }

  /** A cluster makes the search. */
  ProgramCheck sharedBy(Cluster newCluster) {
    cluster = Optional.of(newCluster);
    return this;
  }

  /** The search can be taken up again. */
  ProgramCheck saving(Saving.Teller newTeller) {
    teller = Optional.of(newTeller);
    return this;
  }

  /** Checks the program and prints what there is to say of it. */
  ExitCode tell(String target, List<String> arguments, Pages pages) {
    TextReport text = text(arguments, pages);
    return run(target, arguments, result -> outputOptions.print(result, text));
  }

  /** Checks the program, prints what there is to say of it, and hands it on as well. */
  ExitCode tell(
      String target, List<String> arguments, Pages pages, BiConsumer<Result, TextReport> results) {
    TextReport text = text(arguments, pages);
    return run(
        target,
        arguments,
        result -> {
          outputOptions.print(result, text);
          results.accept(result, text.plain());
        });
  }

  private TextReport text(List<String> arguments, Pages pages) {
    ShellLine replay =
        programOptions.replayLine(
            new JvmReplayLine(programOptions.classPath(), arguments, options));
    return new TextReport(outputOptions.page(screen), replay, pages);
  }

  /** Checks the program and reports what was found. */
  ExitCode run(String target, List<String> arguments, Consumer<Result> report) {
    if (!arguments.isEmpty()
        && !spec.root().commandLine().getParseResult().originalArgs().contains("--")) {
      throw new ParameterException(
          spec.commandLine(),
          "unexpected argument '"
              + arguments.get(0)
              + "'; what the program gets stands behind the word --");
    }
    return run(programOptions.entries(), target, arguments, report);
  }

  /** A program that is a source file is compiled before. */
  private ExitCode run(
      List<Path> classPath, String name, List<String> arguments, Consumer<Result> report) {
    Optional<SourceFile> source = SourceFile.of(name);
    if (source.isEmpty()) {
      return run(classPath, name, name, arguments, report);
    }
    try (CompiledSource compiled = CompiledSource.of(source.get(), classPath)) {
      List<Path> all = new ArrayList<>(List.of(compiled.folder()));
      all.addAll(classPath);
      return run(all, name, compiled.target(), arguments, report);
    } catch (CompiledSource.Mistake mistake) {
      return complain(mistake.getMessage(), ExitCode.USAGE);
    }
  }

  /**
   * Checks a program.
   *
   * @param name as the user has it
   * @param target the class, and perhaps a method
   */
  private ExitCode run(
      List<Path> classPath,
      String name,
      String target,
      List<String> arguments,
      Consumer<Result> report) {
    spec.commandLine().getOut(); // before the streams are replaced
    spec.commandLine().getErr();
    try (ProgramStreams streams = ProgramStreams.install()) {
      ProgramLoader loader = ProgramLoader.keeping(classPath);
      Thread.currentThread().setContextClassLoader(loader); // the program's threads inherit it
      Runnable body = Target.find(loader, target, arguments);
      JvmCheck check =
          new JvmCheck(name, body, options, Spelling.COMMAND_LINE, streams, interruption);
      String beginning = target.contains("#") ? target : target + "#main";
      check.markedAt(new MarkSites(loader, List.of(beginning))::find);
      check.lookingCloser(
          new TellingProgram(loader, telling -> Target.find(telling, target, arguments)));
      check.telling(new OneCore(() -> check.carrier().equals(ON_THREADS)));
      teller.map(to -> saving(to, name, arguments, loader)).ifPresent(check::saving);
      Result result = result(check, classPath, name, target, arguments, report);
      report.accept(result);
      return ExitCode.of(result);
    } catch (Target.Missing | WrongScheduleException | CheckpointMistake mistake) {
      return complain(mistake.getMessage(), ExitCode.USAGE);
    } catch (ClusterException lost) {
      return complain(lost.getMessage(), ExitCode.USAGE);
    } catch (LinkageError damage) {
      return complain("the JVM refuses the program: " + damage, ExitCode.NOT_CONTROLLABLE);
    }
  }

  private Result result(
      JvmCheck check,
      List<Path> classPath,
      String name,
      String target,
      List<String> arguments,
      Consumer<Result> report) {
    cluster.ifPresent(
        all -> check.sharedBy(new ClusterCrew(all, words(), classPath, this::remark)::knowing));
    if (kind.isEmpty()) {
      return attendant.attend(name, check, options.budget(), report);
    }
    try (WorkerCrew crew =
        new WorkerCrew(
            0, workers, kind.get(), options, classPath, target, arguments, this::remark)) {
      check.sharedBy(crew::knowing);
      return attendant.attend(name, check, options.budget(), report);
    }
  }

  private Saving saving(
      Saving.Teller to, String name, List<String> arguments, ProgramLoader loader) {
    CheckpointKey key =
        CheckpointKey.of("check", options)
            .with("program", name)
            .with("arguments", String.join(" ", arguments));
    boolean known = options.search().symmetry() != SymmetryReduction.CSYM;
    return new Saving(
        options.checkpoint(),
        key,
        new UsedClasses(loader, known),
        Optional.of(Path.of(name.replace('#', '-') + CheckpointOptions.SUFFIX)),
        to,
        interruption);
  }

  /** Those behind the name of the command. */
  private List<String> words() {
    List<String> all = spec.root().commandLine().getParseResult().originalArgs();
    return all.subList(1, all.size());
  }

  private void remark(String sentence) {
    spec.commandLine().getErr().println("jacquard: " + sentence);
  }

  private ExitCode complain(String sentence, ExitCode exit) {
    spec.commandLine().getErr().println("jacquard: " + sentence);
    return exit;
  }
}
