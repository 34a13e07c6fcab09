package dev.jacquard.benchmarks.cluster;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** How well a search is shared by many workers, by simulation. */
public final class ClusterSpeed {
  private static final List<Integer> WORKERS = List.of(2, 8, 64, 512, 1_024);
  private static final String HEADER =
      String.format(
          "%-12s %10s %7s | %10s | %8s %9s %8s | %8s %8s %12s",
          "program",
          "executions",
          "workers",
          "efficiency",
          "regions",
          "at a time",
          "leases",
          "messages",
          "offers",
          "bytes/commit");

  private final PrintStream out;
  private final SpeedUpPlot plot = new SpeedUpPlot();

  public ClusterSpeed(PrintStream out) {
    this.out = out;
  }

  /** All programs with all numbers of workers. */
  public void run() {
    out.println(HEADER);
    SharedProgram.ALL.forEach(program -> WORKERS.forEach(workers -> run(program, workers)));
    out.println();
    out.println(
        "Messages and offers are for each execution. A trip to the office takes as long as");
    out.println("an execution.");
  }

  /**
   * A program, and numbers of workers.
   *
   * @throws IllegalArgumentException with a sentence, if the words say something else
   */
  public void run(List<String> words) {
    SharedProgram program = SharedProgram.named(words.get(0));
    List<Integer> workers =
        words.size() == 1
            ? WORKERS
            : words.subList(1, words.size()).stream().map(ClusterSpeed::workers).toList();
    out.println(HEADER);
    workers.forEach(number -> run(program, number));
  }

  /** Writes a picture of what was run into a folder. */
  public Path plot(Path folder) throws IOException {
    return plot.write(folder);
  }

  private static int workers(String word) {
    if (!word.matches("[1-9]\\d{0,4}")) {
      throw new IllegalArgumentException("'" + word + "' is no number of workers");
    }
    return Integer.parseInt(word);
  }

  private void run(SharedProgram program, int workers) {
    Simulation.Result result = Simulation.of(program.program(), workers, Costs.USUAL);
    if (result.executions() != program.executions()) {
      throw new IllegalStateException(
          program.name() + " has " + result.executions() + " executions, which is wrong");
    }
    plot.add(program.name(), workers, workers * result.efficiency());
    out.println(
        String.format(
            Locale.ROOT,
            "%-12s %,10d %,7d | %10.3f | %,8d %,9d %,8d | %8.4f %8.4f %,12d",
            program.name(),
            result.executions(),
            workers,
            result.efficiency(),
            result.regions(),
            result.mostRegions(),
            result.leases(),
            result.messagesPerExecution(),
            result.offersPerExecution(),
            result.bytes() / result.leases()));
  }
}
