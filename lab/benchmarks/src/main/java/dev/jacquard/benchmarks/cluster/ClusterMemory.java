package dev.jacquard.benchmarks.cluster;

import dev.jacquard.cluster.office.RegionTable;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What an office keeps of a search that many workers share, while the search goes on. */
public final class ClusterMemory {
  private static final int WORKERS = 64;
  private static final int LOOKS = 10;

  /** At the end it may have so many times what it had half way; twice would be growing with it. */
  private static final double FLAT = 1.5;

  /** What it had at some time. */
  record Reading(long executions, int regions, long bytes) {}

  private final long executions;

  /** Of so many executions. */
  public ClusterMemory(long executions) {
    this.executions = executions;
  }

  /** Tells what it has at each tenth of the way; false if that grows. */
  public boolean run(PrintStream out) {
    List<Reading> readings = readings();
    out.printf("%12s %10s %14s%n", "executions", "regions", "bytes kept");
    for (Reading reading : readings) {
      out.printf(
          Locale.ROOT,
          "%,12d %,10d %,14d%n",
          reading.executions(),
          reading.regions(),
          reading.bytes());
    }
    return isFlat(readings);
  }

  static boolean isFlat(List<Reading> readings) {
    long atLast = readings.get(readings.size() - 1).bytes();
    return atLast <= FLAT * readings.get(readings.size() / 2).bytes();
  }

  List<Reading> readings() {
    List<Reading> readings = new ArrayList<>();
    Simulation.of(
        SharedProgram.ENDLESS.program(),
        WORKERS,
        Costs.USUAL,
        executions,
        table -> {
          long counted = table.counts().executions();
          if (counted >= (readings.size() + 1) * (executions / LOOKS)) {
            readings.add(new Reading(counted, table.regions(), bytes(table)));
          }
        });
    return readings;
  }

  private static long bytes(RegionTable table) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.save(new StateWriter(bytes));
    return bytes.size();
  }
}
