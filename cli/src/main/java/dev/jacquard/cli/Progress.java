package dev.jacquard.cli;

import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Trace;
import dev.jacquard.report.Prose;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Tells on standard error how far a search has come. */
final class Progress implements Listener, AutoCloseable {
  private final String name;
  private final StatusLine line;

  Progress(String name, PrintWriter err, boolean live, LongSupplier nanoTime) {
    this.name = name;
    this.line = new StatusLine(err, live, nanoTime);
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    line.offer(elapsed -> text(tally, elapsed));
  }

  private String text(Tally tally, long elapsed) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(elapsed);
    long runs = tally.executions() + tally.blocked();
    return name
        + ": "
        + Prose.count(tally.executions(), "execution")
        + ", "
        + Prose.number(runs * 1_000 / TimeUnit.NANOSECONDS.toMillis(elapsed))
        + "/s, "
        + new FailureCounts(tally).phrase()
        + (tally.cut() > 0 ? ", " + Prose.number(tally.cut()) + " cut at the step limit" : "")
        + ", "
        + seconds
        + " s";
  }

  @Override
  public void close() {
    line.close();
  }
}
