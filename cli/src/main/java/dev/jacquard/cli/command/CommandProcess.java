package dev.jacquard.cli.command;

import dev.jacquard.cli.doctor.programs.Visitors;
import dev.jacquard.cli.option.DebugOption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.InterruptHandler;
import dev.jacquard.cli.terminal.InterruptSignal;
import dev.jacquard.cli.terminal.Invocation;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.worker.CrashReport;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Rehearsal;
import dev.jacquard.worker.WorkerJvm;
import dev.jacquard.worker.watch.SignsFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Another JVM, with the agent, that runs a command for this one. It shares the terminal; Ctrl-C
 * reaches it from there or from here.
 */
public final class CommandProcess {
  /** Added to the exit codes of a worker, so that an end that is not its own can be told apart. */
  private static final int OFFSET = 20;

  private static final int ENDED_BY_INTERRUPT = InterruptHandler.ENDED_BY_INTERRUPT;
  private static final int ENDED_BY_TERMINATION = InterruptHandler.ENDED_BY_TERMINATION;
  private static final int SIGNALS = 128;

  private final Class<?> main;
  private final List<String> words;
  private final PrintStream err;
  private volatile boolean ended;

  /** A worker whose main class will run the command with the given words. */
  public CommandProcess(Class<?> main, List<String> words, PrintStream err) {
    this.main = main;
    this.words = List.copyOf(words);
    this.err = err;
  }

  /** The code with which a worker has to exit to mean another one. */
  public static int encoded(int code) {
    return code + OFFSET;
  }

  /** Runs the command; returns its exit code. */
  public int run() {
    try (SignsFile signs = SignsFile.create()) {
      Process worker = new ProcessBuilder(command(signs)).inheritIO().start();
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> interrupt(worker), "jacquard-worker-interruption"));
      AtomicInteger interrupts = new AtomicInteger();
      InterruptSignal.INT.calls(() -> passOn(interrupts.incrementAndGet(), worker));
      Optional<String> silence = signs.await(worker);
      ended = true;
      silence.ifPresent(why -> err.println("jacquard: the JVM of the program " + why));
      return decoded(worker.waitFor(), worker.pid());
    } catch (IOException trouble) {
      err.println("jacquard: cannot start a JVM for the program: " + trouble.getMessage());
      return ExitCode.USAGE.code();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ENDED_BY_INTERRUPT;
    }
  }

  /** The first Ctrl-C is a request, at the second nobody waits any more. */
  private static void passOn(int interrupts, Process worker) {
    if (interrupts == 1) {
      worker.destroy(); // a request; harmless if the terminal made the same one
    } else {
      worker.destroyForcibly();
      Runtime.getRuntime().halt(ENDED_BY_INTERRUPT);
    }
  }

  /** This JVM is to end, so the worker is to end too, in its own time and with its own verdict. */
  private void interrupt(Process worker) {
    if (ended) {
      return;
    }
    worker.destroy(); // a request; harmless if the terminal made the same one
    try {
      Runtime.getRuntime().halt(decoded(worker.waitFor(), worker.pid()));
    } catch (InterruptedException e) {
      Runtime.getRuntime().halt(ENDED_BY_INTERRUPT);
    }
  }

  private int decoded(int code, long pid) {
    Optional<ExitCode> exit = ExitCode.of(code - OFFSET);
    if (exit.isPresent()) {
      return exit.get().code();
    }
    if (code == ENDED_BY_INTERRUPT || code == ENDED_BY_TERMINATION) {
      return code;
    }
    Path log = CrashReport.of(pid);
    err.println(
        "jacquard: the JVM in which the program ran "
            + (code > SIGNALS
                ? "crashed (signal " + (code - SIGNALS) + ")"
                : "ended with code " + code)
            + ", so nothing is known of the program"
            + (Files.exists(log) ? "; the JVM says more in " + log : ""));
    err.flush();
    return ExitCode.NOT_CONTROLLABLE.code();
  }

  /** The worker runs this very class path, with the options that programs need. */
  private List<String> command(SignsFile signs) throws IOException {
    List<Path> classPath = ProgramLoader.parse(System.getProperty("java.class.path"));
    List<String> options = List.of("-XX:+UseSerialGC", CrashReport.option());
    List<String> usual = usual(classPath, options);
    if (WorkerJvm.isLasting(usual)) {
      LaunchFile.wanted().ifPresent(file -> file.write(usual));
    }
    List<String> command =
        new ArrayList<>(has("--symmetry", "csym") ? WorkerJvm.tellingLocalStates(usual) : usual);
    DebugOption.port(words).ifPresent(port -> waitForDebugger(port, command));
    command.add(1, signs.option());
    Invocation.option().ifPresent(option -> command.add(1, option));
    command.addAll(words);
    return command;
  }

  private List<String> usual(List<Path> classPath, List<String> options) throws IOException {
    try (JdkPreparation preparation = new JdkPreparation(err, Screen.detect().liveErrors())) {
      return WorkerJvm.command(
          classPath, options, main.getName(), List.of(), rehearsal(), preparation);
    }
  }

  /** A check that fails, of a program that is in our own jar. */
  private Rehearsal rehearsal() {
    String own = System.getProperty("java.class.path");
    List<String> check = new ArrayList<>(List.of(main.getName(), "check", "-cp", own));
    if (Rehearsal.isSearch()) {
      check.addAll(List.of("--continue", "--executions", "" + Rehearsal.EXECUTIONS));
    }
    check.add(Visitors.class.getName());
    return new Rehearsal(check);
  }

  private void waitForDebugger(String port, List<String> command) {
    command.add(1, DebugOption.jvmOption(port));
    err.println(
        "jacquard: waiting for a debugger at 127.0.0.1:"
            + port
            + "; set breakpoints in the program, then attach (in an IDE: Remote JVM Debug)");
    err.flush();
  }

  /** Whether an option has a value. */
  private boolean has(String option, String value) {
    return words.contains(option + "=" + value)
        || Collections.indexOfSubList(words, List.of(option, value)) >= 0;
  }
}
