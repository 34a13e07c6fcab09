package dev.jacquard.cli.command;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.option.ResultFiles;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.report.Result;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.worker.LostWorkerException;
import dev.jacquard.worker.WorkerKind;
import dev.jacquard.worker.WorkerPool;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The programs of one command, each checked by a worker, several at the same time; what there is to
 * say of them is said in the order of the words. Used once.
 */
final class SideBySide {
  private static final long BETWEEN_LOOKS = 100;

  private final CommandSpec spec;
  private final List<String> programs;
  private final WorkerKind kind;
  private final Duration longest;
  private final Interruption interruption;
  private final Map<Integer, String> notes = new ConcurrentSkipListMap<>();
  private volatile int told;

  /**
   * Prepares to check.
   *
   * @param kind workers that answer {@link ProgramRequest}s
   * @param longest how long an answer may take
   */
  SideBySide(
      CommandSpec spec,
      List<String> programs,
      WorkerKind kind,
      Duration longest,
      Interruption interruption) {
    this.spec = spec;
    this.programs = List.copyOf(programs);
    this.kind = kind;
    this.longest = longest;
    this.interruption = interruption;
  }

  /** Checks all programs with so many workers, and returns the end that counts. */
  ExitCode run(int jobs, ResultFiles files, OutputOptions output, Screen screen) {
    files.begin(programs);
    interruption.heed();
    int most = Math.min(jobs, programs.size());
    ExecutorService threads = Executors.newFixedThreadPool(most);
    try (WorkerPool workers = new WorkerPool(most)) {
      List<Future<ProgramAnswer>> answers = new ArrayList<>();
      for (int i = 0; i < programs.size(); i++) {
        ProgramRequest request = new ProgramRequest(words(), i, output.page(screen));
        answers.add(threads.submit(() -> ask(workers, request)));
      }
      return output.withStatus(
          screen, this::status, print -> tellAll(answers, workers, files, print));
    } finally {
      threads.shutdownNow();
    }
  }

  private List<String> words() {
    return spec.root().commandLine().getParseResult().originalArgs();
  }

  private ProgramAnswer ask(WorkerPool workers, ProgramRequest request)
      throws InterruptedException {
    String program = programs.get(request.program());
    Consumer<String> progress = note -> notes.put(request.program(), program + ": " + note);
    try {
      return (ProgramAnswer) workers.ask(kind, request, longest, progress);
    } catch (LostWorkerException lost) {
      return without(program, lost.getMessage() + ", so nothing is known of the program");
    } catch (IOException trouble) {
      return without(program, "cannot start a JVM for the program: " + trouble.getMessage());
    } finally {
      notes.remove(request.program());
    }
  }

  private static ProgramAnswer without(String program, String why) {
    return new ProgramAnswer(
        ExitCode.NOT_CONTROLLABLE,
        "",
        "jacquard: " + program + ": " + why + System.lineSeparator(),
        List.of(CheckedProgram.without(program, Result.Outcome.NOT_CONTROLLED, why)));
  }

  private ExitCode tellAll(
      List<Future<ProgramAnswer>> answers,
      WorkerPool workers,
      ResultFiles files,
      Consumer<Runnable> print) {
    ExitCode worst = ExitCode.CLEAN;
    for (Future<ProgramAnswer> future : answers) {
      ProgramAnswer answer = await(future, workers);
      print.accept(() -> tell(answer));
      answer.results().forEach(files::put);
      worst = worst.orWorse(answer.exit());
      told++;
    }
    return worst;
  }

  /** The answer; whoever interrupts this command wants what its workers know. */
  private ProgramAnswer await(Future<ProgramAnswer> answer, WorkerPool workers) {
    while (true) {
      try {
        return answer.get(BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        if (interruption.isRequested()) {
          workers.interrupt();
        }
      } catch (ExecutionException bug) {
        throw new IllegalStateException(bug.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }

  private void tell(ProgramAnswer answer) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    out.print(answer.out());
    out.flush();
    err.print(answer.err());
    err.flush();
  }

  private String status() {
    String running = notes.values().stream().collect(Collectors.joining("; "));
    return told
        + " of "
        + programs.size()
        + " programs checked"
        + (running.isEmpty() ? "" : "; " + running);
  }
}
