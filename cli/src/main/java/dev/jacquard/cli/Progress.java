package dev.jacquard.cli;

import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Trace;
import dev.jacquard.report.Prose;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Tells on standard error how far a search has come: on a terminal one line that is overwritten,
 * else a line now and then.
 *
 * <p>No progress bar library: nobody knows the total, so there is no bar to draw; what is left is
 * one line, without another thread that would have to read counts while they are written.
 */
final class Progress implements Listener, AutoCloseable {
  private static final long QUIET = TimeUnit.SECONDS.toNanos(2);
  private static final long LIVE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long PLAIN_INTERVAL = TimeUnit.SECONDS.toNanos(10);
  private static final String ERASE_LINE = "\r\u001b[K";

  private final String name;
  private final PrintWriter err;
  private final boolean live;
  private final LongSupplier nanoTime;
  private final long start;
  private long nextReport;
  private boolean lineShown;

  Progress(String name, PrintWriter err, boolean live, LongSupplier nanoTime) {
    this.name = name;
    this.err = err;
    this.live = live;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
    this.nextReport = live ? QUIET : PLAIN_INTERVAL;
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    long elapsed = nanoTime.getAsLong() - start;
    if (elapsed >= nextReport) {
      show(tally, elapsed);
      nextReport = elapsed + (live ? LIVE_INTERVAL : PLAIN_INTERVAL);
    }
  }

  private void show(Tally tally, long elapsed) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(elapsed);
    long runs = tally.executions() + tally.blocked();
    String line =
        name
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
    if (live) {
      err.print(ERASE_LINE + line);
      lineShown = true;
    } else {
      err.println(line);
    }
    err.flush();
  }

  /** Removes the live line, so that the next output begins on an empty one. */
  @Override
  public void close() {
    if (lineShown) {
      err.print(ERASE_LINE);
      err.flush();
      lineShown = false;
    }
  }
}
