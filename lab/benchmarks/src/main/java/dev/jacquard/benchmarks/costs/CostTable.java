package dev.jacquard.benchmarks.costs;

import java.io.PrintStream;
import java.util.Locale;

/** The costs of an execution as a table whose phases add up to the whole. */
record CostTable(ExecutionCosts costs) {
  private static final double LEAST_SHARE = 0.005;

  void print(PrintStream out) {
    out.printf(
        Locale.ROOT,
        "%s: %,.0f executions per second of processor time%n",
        costs.workload(),
        1e9 / costs.bare().each());
    out.printf(
        Locale.ROOT,
        "an execution has %.0f steps and %.1f races; each thread is a %s%n",
        costs.sample().averageSteps(),
        costs.sample().averageRaces(),
        costs.carrier());
    out.printf("%-44s %10s %8s %10s %8s%n", "phase", "ns", "share", "ns a step", "bytes");
    double bytes = 0;
    for (Phase phase : Phase.values()) {
      bytes += costs.bytes(phase);
      line(out, phase.toString(), costs.nanos(phase), costs.bytes(phase));
      parts(out, phase);
    }
    if (costs.hasContinuations()) {
      line(out, "beside it: collector, compilers", costs.beside(), 0);
    }
    line(out, "sum", costs.bare().each(), bytes);
    notes(out);
  }

  private void parts(PrintStream out, Phase phase) {
    if (phase == Phase.RUN) {
      PartShares<RunPart> shares = costs.runParts();
      for (RunPart part : RunPart.values()) {
        part(out, part.toString(), costs.nanos(phase) * shares.of(part));
      }
    } else if (phase == Phase.LEARN) {
      PartShares<LearnPart> shares = costs.learnParts();
      for (LearnPart part : LearnPart.values()) {
        part(out, part.toString(), costs.nanos(phase) * shares.of(part));
      }
    }
  }

  private void part(PrintStream out, String name, double nanos) {
    if (nanos >= LEAST_SHARE * costs.bare().each()) {
      row(out, "    " + name, nanos, "");
    }
  }

  private void line(PrintStream out, String name, double nanos, double bytes) {
    row(out, name, nanos, String.format(Locale.ROOT, "%,8.0f", bytes));
  }

  private void row(PrintStream out, String name, double nanos, String bytes) {
    out.printf(
        Locale.ROOT,
        "%-44s %,10.0f %6.1f %% %,10.1f %s%n",
        name,
        nanos,
        100 * nanos / costs.bare().each(),
        nanos / costs.sample().averageSteps(),
        bytes);
  }

  private void notes(PrintStream out) {
    PartShares<LearnPart> learn = costs.learnParts();
    double races = costs.sample().averageRaces();
    if (races > 0) {
      out.printf(
          Locale.ROOT,
          "a race: %,.0f ns to find, %,.0f to reverse, %,.0f to offer; ",
          costs.nanos(Phase.LEARN) * learn.of(LearnPart.RACES) / races,
          costs.nanos(Phase.LEARN) * learn.of(LearnPart.SEQUENCE) / races,
          costs.nanos(Phase.LEARN) * learn.of(LearnPart.OFFER) / races);
    }
    out.printf(
        Locale.ROOT,
        "parts by %,d samples; looking at the clock between phases takes %.0f %% more%n",
        costs.samples().size(),
        100 * (costs.slowdown() - 1));
  }
}
