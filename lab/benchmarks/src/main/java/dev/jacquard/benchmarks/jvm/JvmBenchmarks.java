package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.jvm.MeasuringJvm.Part;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All measurements of Java programs, on the JDK that this one runs on. */
public final class JvmBenchmarks {
  private static final int STARTS = 7;
  private static final int PAIRS = 3;

  private final PrintStream out;

  public JvmBenchmarks(PrintStream out) {
    this.out = out;
  }

  /** Measures everything; takes some minutes. */
  public void run() throws IOException {
    out.println(circumstances());
    title("executions per second");
    MeasuringProcess.execute(controlled(Part.SPEED), out);
    title("what symmetry costs and gains");
    MeasuringProcess.execute(controlled(Part.SYMMETRY), out);
    title("memory");
    MeasuringProcess.execute(controlled(Part.MEMORY, "-Xmx512m"), out);
    title("java.util.concurrent without control: nanoseconds with the agent, without, ratio");
    operations();
    title("start of a JVM, milliseconds until its end: wall, processor");
    start("with the agent", controlled(Part.START));
    start("plain", plain(Part.START));
  }

  /** When, on what, and beside which load. */
  public static String circumstances() {
    return String.format(
        Locale.ROOT,
        "%s, JDK %s, load %.1f on %d processors",
        LocalDate.now(),
        Runtime.version(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        Runtime.getRuntime().availableProcessors());
  }

  private void title(String text) {
    out.println();
    out.println("---- " + text);
    out.flush();
  }

  private void operations() throws IOException {
    Map<String, double[]> with = new LinkedHashMap<>();
    Map<String, double[]> without = new LinkedHashMap<>();
    for (int pair = 0; pair < PAIRS; pair++) {
      note(MeasuringProcess.output(controlled(Part.OPERATIONS)), with, pair);
      note(MeasuringProcess.output(plain(Part.OPERATIONS)), without, pair);
    }
    with.forEach(
        (name, nanos) -> {
          double hooked = Stopwatch.median(nanos);
          double bare = Stopwatch.median(without.get(name));
          out.printf(Locale.ROOT, "%-40s %8.1f %8.1f %6.2f%n", name, hooked, bare, hooked / bare);
        });
  }

  private static void note(String table, Map<String, double[]> into, int pair) {
    for (String line : table.lines().toList()) {
      String[] cells = line.split("\t");
      into.computeIfAbsent(cells[0], name -> new double[PAIRS])[pair] =
          Double.parseDouble(cells[1]);
    }
  }

  private void start(String name, List<String> command) throws IOException {
    double[] wall = new double[STARTS];
    double[] processor = new double[STARTS];
    for (int i = 0; i < STARTS; i++) {
      long begin = System.nanoTime();
      processor[i] = Double.parseDouble(MeasuringProcess.output(command).strip()) / 1e6;
      wall[i] = (System.nanoTime() - begin) / 1e6;
    }
    out.printf(
        Locale.ROOT,
        "%-20s %,8.0f %,8.0f%n",
        name,
        Stopwatch.median(wall),
        Stopwatch.median(processor));
  }

  static List<String> controlled(Part part, String... options) throws IOException {
    return WorkerJvm.command(
        classPath(), List.of(options), MeasuringJvm.class.getName(), List.of(part.name()));
  }

  /** The same class path, without the agent. */
  private static List<String> plain(Part part) throws IOException {
    List<String> command = new ArrayList<>(controlled(part));
    command.removeIf(option -> option.startsWith("-javaagent:"));
    return command;
  }

  private static List<Path> classPath() {
    return List.of(Hooked.location(JvmBenchmarks.class));
  }
}
