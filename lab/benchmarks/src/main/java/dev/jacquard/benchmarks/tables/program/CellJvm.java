package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Limit;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.watch.Watchdog;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The main class of the worker JVMs, each of which explores one program in one way. */
final class CellJvm {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration BETWEEN_LINES = Duration.ofMillis(500);

  private final Cell cell;
  private final Budget budget;
  private final PrintStream out;

  private CellJvm(Cell cell, Budget budget, PrintStream out) {
    this.cell = cell;
    this.budget = budget;
    this.out = out;
  }

  /** The words of a cell behind those of a budget. */
  static List<String> words(Cell cell, Budget budget) {
    List<String> words = new ArrayList<>();
    words.add(Long.toString(budget.time().toMillis()));
    words.add(Long.toString(budget.executions()));
    words.addAll(cell.words());
    return words;
  }

  public static void main(String[] words) {
    Budget budget =
        new Budget(Duration.ofMillis(Long.parseLong(words[0])), Long.parseLong(words[1]));
    Cell cell = Cell.of(Arrays.asList(words).subList(2, words.length));
    PrintStream out = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream())); // the program may print
    out.println(new CellJvm(cell, budget, out).run());
    out.flush();
    Runtime.getRuntime().halt(0); // the threads that carried the program's are still there
  }

  private String run() {
    new Watchdog(PATIENCE, alarm -> giveUp(alarm.why())).start();
    try {
      return Messages.explored(explore());
    } catch (RuntimeException | LinkageError trouble) {
      return Messages.trouble(trouble.toString());
    }
  }

  /** A thread that makes no step can't be stopped. */
  private void giveUp(String why) {
    out.println(Messages.trouble(why));
    out.flush();
    Runtime.getRuntime().halt(0);
  }

  private Outcome.Explored explore() {
    Runnable body = Hooked.named(cell.program(), cell.arguments());
    long processor = Stopwatch.Clock.PROCESSOR.nanos();
    long start = System.nanoTime();
    SearchProgress progress = new SearchProgress(budget, System::nanoTime);
    tellNowAndThen(progress);
    JvmExplorer.Result result =
        new JvmExplorer(body, budget, cell.onFailure(), progress)
            .supervisedBy(progress)
            .explore(
                Options.settings(cell.search().symmetry(), Settings.DEFAULT),
                cell.search()::strategy);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    Exploration found = result.exploration();
    return new Outcome.Explored(
        found.tally().executions(),
        found.tally().blocked(),
        found.tally().steps(),
        time,
        Duration.ofNanos(Stopwatch.Clock.PROCESSOR.nanos() - processor),
        Arrays.stream(Failure.Type.values())
            .filter(type -> found.tally().failing(type) > 0)
            .map(Failure.Type::label)
            .toList(),
        unfinished(result));
  }

  private static Optional<String> unfinished(JvmExplorer.Result result) {
    List<String> reasons = new ArrayList<>();
    result.exploration().limits().stream().map(Limit::sentence).forEach(reasons::add);
    result.program().uncontrolled().forEach(what -> reasons.add("not controlled: " + what));
    return reasons.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", reasons));
  }

  private void tellNowAndThen(SearchProgress progress) {
    Thread thread = new Thread(() -> tell(progress), "jacquard-progress");
    thread.setDaemon(true);
    thread.start();
  }

  private void tell(SearchProgress progress) {
    try {
      while (true) {
        Thread.sleep(BETWEEN_LINES.toMillis());
        out.println(Messages.progress(progress.sentence()));
        out.flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
