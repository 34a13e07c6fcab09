package dev.jacquard.cli;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.cli.command.Attendant;
import dev.jacquard.cli.command.CheckCommand;
import dev.jacquard.cli.command.Hang;
import dev.jacquard.cli.command.ProgramAnswer;
import dev.jacquard.cli.command.ProgramRequest;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.InterruptSignal;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.kernel.Budget;
import dev.jacquard.report.Result;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.worker.Service;
import dev.jacquard.worker.watch.Alarm;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine;

/** Does {@code check} in this worker JVM for programs of one command, one after the other. */
public final class CheckService implements Service {
  private final Interruption interruption = new Interruption();
  private volatile Optional<Running> running = Optional.empty();

  /** Ctrl-C reaches every process of a terminal; the one that asks says what it means. */
  public CheckService() {
    InterruptSignal.INT.calls(() -> {});
  }

  @Override
  public Answer answer(Serializable request) {
    Running now = new Running();
    running = Optional.of(now);
    try {
      ProgramAnswer answer = now.answer((ProgramRequest) request);
      boolean usable =
          answer.exit() != ExitCode.NOT_CONTROLLABLE && answer.exit() != ExitCode.INTERNAL_ERROR;
      return new Answer(answer, usable);
    } finally {
      running = Optional.empty();
    }
  }

  @Override
  public Optional<Progress> progress() {
    return running.flatMap(now -> now.progress);
  }

  @Override
  public Serializable hung(Alarm alarm) {
    return running.orElseThrow().hung(alarm);
  }

  @Override
  public void interrupt() {
    interruption.request();
  }

  /** The classes are those of a command on one program, which is rehearsed by itself. */
  @Override
  public void rehearse() {}

  /** One request, and what it has printed so far. */
  private final class Running implements Attendant {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final List<CheckedProgram> results = Collections.synchronizedList(new ArrayList<>());
    private volatile Optional<Progress> progress = Optional.empty();
    private volatile JvmCheck check;
    private volatile Consumer<Result> report;

    ProgramAnswer answer(ProgramRequest request) {
      CheckCommand.Part part = new CheckCommand.Part(request.program(), results::add, this);
      Screen screen = new Screen(request.page(), false);
      CommandLine command =
          Main.commandLine(Map.of("check", () -> CheckCommand.of(screen, interruption, part)))
              .setOut(new PrintWriter(out, true))
              .setErr(new PrintWriter(err, true));
      int code = Main.run(command, request.words().toArray(new String[0]));
      return answer(ExitCode.of(code).orElseThrow());
    }

    private ProgramAnswer answer(ExitCode exit) {
      return new ProgramAnswer(exit, out.toString(), err.toString(), List.copyOf(results));
    }

    @Override
    public Result attend(
        String program, JvmCheck newCheck, Budget budget, Consumer<Result> newReport) {
      check = newCheck;
      report = newReport;
      SearchProgress search = new SearchProgress(budget, System::nanoTime);
      progress = Optional.of(search::sentence);
      return newCheck.run(search);
    }

    /** The watchdog looks at executions and their stages only, and those belong to a check. */
    ProgramAnswer hung(Alarm alarm) {
      Result known = check.known(Hang.inProgram(alarm));
      report.accept(known);
      return answer(ExitCode.of(known));
    }
  }
}
