package dev.jacquard.cli.doctor;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Release;
import dev.jacquard.check.Shown;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.cli.command.CommandProcess;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.image.ImageStore;
import dev.jacquard.image.NoImageException;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.report.Result;
import dev.jacquard.worker.ImageUse;
import dev.jacquard.worker.JdkClasses;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.watch.Watchdog;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code jacquard doctor}: proves that programs are under control in this very set-up. */
@Command(
    name = "doctor",
    description = "Explores small programs with known results, to prove that control works here.",
    mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /**
   * A program of the package {@code doctor.programs} and what its exploration must give.
   *
   * @param expected how many executions, or the first failure
   */
  private record Examination(String program, String what, String expected) {}

  /** What an exploration gave, in words like those that were expected, and how long it was. */
  private record Found(String what, long executions) {}

  private static final List<Examination> EXAMINATIONS =
      List.of(
          new Examination("TwoCounters", "2 threads increment an AtomicInteger twice", runs(6)),
          new Examination("FourCounters", "4 threads increment an AtomicInteger twice", runs(2520)),
          new Examination("Independent", "3 threads with an object each", runs(1)),
          new Examination("StoreBuffer", "2 threads write and read two volatiles", runs(3)),
          new Examination("WaitNotify", "wait and notify in a loop", runs(2)),
          new Examination("Chooser", "Jacquard.choose(3)", runs(3)),
          new Examination("LostUpdate", "2 threads increment a plain field", "race"),
          new Examination("MonitorsInOppositeOrder", "synchronized, a-b and b-a", "deadlock"),
          new Examination("LocksInOppositeOrder", "ReentrantLock, a-b and b-a", "deadlock"),
          new Examination("SometimesWrong", "an assertion that fails now and then", "assertion"));

  private static final Options OPTIONS =
      Options.DEFAULT
          .with(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE))
          .with(Shown.AS_FOUND);

  @Spec private CommandSpec spec;

  @Option(
      names = "--carrier",
      paramLabel = "NAME",
      defaultValue = "auto",
      description = "what threads run on: auto (default), continuation (JDK 24 on) or thread")
  private CarrierChoice carrier;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      description = "look at the classes of the programs that are to be checked as well")
  private Optional<String> classPath;

  @Option(
      names = "--classes",
      description = "tell how many classes of the JDK are rewritten, and why others are not")
  private boolean classes;

  private static String runs(long executions) {
    return Prose.count(executions, "execution");
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    long wrong = look(out);
    out.println("control   active" + startUp());
    new Watchdog(PATIENCE, alarm -> giveUp(alarm.why())).start();
    wrong += examine(out);
    out.println(
        wrong == 0
            ? "all well: programs are under control here"
            : Prose.count(wrong, "thing")
                + " wrong here: do not trust a verdict before it is well");
    return (wrong == 0 ? ExitCode.CLEAN : ExitCode.NOT_CONTROLLABLE).code();
  }

  /** Looks at what can be known without running anything; returns how much of it is wrong. */
  private long look(PrintWriter out) {
    List<Advice> advice = new ArrayList<>(Host.here().advice());
    classPath
        .map(path -> new ProgramPath(ProgramLoader.parse(path)))
        .map(path -> path.advice(Runtime.version().feature(), Release.stated()))
        .ifPresent(advice::addAll);
    for (Advice each : advice) {
      String weight = each.weight() == Advice.Weight.FINE ? "" : each.weight() + ": ";
      out.printf(
          Locale.ROOT, "%-9s %s%s%n", each.topic(), weight.toLowerCase(Locale.ROOT), each.text());
    }
    out.println("home      " + ImageUse.jdk());
    lookAtCache(out);
    if (classes) {
      lookAtClasses(out);
    }
    return advice.stream().filter(each -> each.weight() == Advice.Weight.WRONG).count();
  }

  /** Where the cache is, and whether it was of use. */
  private static void lookAtCache(PrintWriter out) {
    String used = ImageUse.key().orElse("");
    try {
      List<String> lines = new CacheText(ImageStore.ofUser().inventory(), used).lines();
      lines.forEach(line -> out.println("cache     " + line));
    } catch (NoImageException nowhere) {
      out.println("cache     " + nowhere.getMessage());
    }
    String archive = ImageUse.hasArchive() ? "with" : "without";
    out.println(
        "start     "
            + (used.isEmpty()
                ? "note: slow, without a rewritten JDK: " + ImageUse.whyNot()
                : "on a rewritten JDK, " + archive + " an archive of its classes"));
  }

  private static void lookAtClasses(PrintWriter out) {
    try {
      new ClassesText(JdkClasses.here()).lines().forEach(line -> out.println("classes   " + line));
    } catch (IOException unreadable) {
      out.println("classes   note: the JDK can't be read: " + unreadable.getMessage());
    }
  }

  /** Explores the programs; returns how many results are wrong. */
  private long examine(PrintWriter out) {
    long wrong = 0;
    long executions = 0;
    long start = System.nanoTime();
    try (ProgramStreams streams = ProgramStreams.install()) {
      out.println("carrier   " + check(EXAMINATIONS.get(0), streams).carrier());
      for (Examination examination : EXAMINATIONS) {
        Found found = found(examination, streams);
        executions += found.executions();
        boolean right = found.what().equals(examination.expected());
        wrong += right ? 0 : 1;
        out.printf(
            Locale.ROOT,
            "%-9s %-44s expected %-17s found %s%n",
            right ? "ok" : "WRONG",
            examination.what(),
            examination.expected() + ",",
            found.what());
        out.flush();
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    out.printf(
        Locale.ROOT,
        "speed     %s in %.1f s, the JVM warming up%n",
        Prose.count(executions, "execution"),
        seconds);
    return wrong;
  }

  /** How long it took from the start of this JVM to here. */
  private static String startUp() {
    return ProcessHandle.current()
        .info()
        .startInstant()
        .map(start -> Duration.between(start, Instant.now()).toMillis() / 1e3)
        .map(seconds -> String.format(Locale.ROOT, ", %.1f s since the start of its JVM", seconds))
        .orElse("");
  }

  private void giveUp(String why) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(why);
    out.flush();
    Runtime.getRuntime().halt(CommandProcess.encoded(ExitCode.NOT_CONTROLLABLE.code()));
  }

  /** What an exploration gives: how many executions, the first failure, or what went wrong. */
  private Found found(Examination examination, ProgramStreams streams) {
    Result result =
        check(examination, streams).run(new SearchProgress(OPTIONS.budget(), System::nanoTime));
    return new Found(summary(result), result.exploration().tally().executions());
  }

  private static String summary(Result result) {
    Verdict verdict = result.exploration().verdict();
    Tally tally = result.exploration().tally();
    return switch (verdict.status()) {
      case COMPLETE -> runs(tally.executions());
      case FAILURE ->
          result.exploration().findings().stream()
              .map(finding -> finding.failure().type())
              .map(Failure.Type::label)
              .findFirst()
              .orElseGet(verdict::why);
      case INCOMPLETE, NOT_DETERMINISTIC -> verdict.status().label() + ": " + verdict.why();
    };
  }

  /** The check of a program that is loaded anew from our own jar, so that it is rewritten. */
  private JvmCheck check(Examination examination, ProgramStreams streams) {
    String name = getClass().getPackageName() + ".programs." + examination.program();
    try {
      Path own = Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
      Runnable body = Target.find(new ProgramLoader(List.of(own)), name, List.of());
      return new JvmCheck(
          name, body, OPTIONS.with(carrier), Spelling.COMMAND_LINE, streams, new Interruption());
    } catch (Target.Missing | URISyntaxException damage) {
      throw new IllegalStateException(damage);
    }
  }
}
