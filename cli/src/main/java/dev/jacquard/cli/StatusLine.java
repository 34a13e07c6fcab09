package dev.jacquard.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;

/**
 * A line on standard error that tells how far something has come: on a terminal it is overwritten,
 * else there is a line now and then. Nothing is shown of what takes less than two seconds.
 *
 * <p>No progress bar library: a search does not know its total, so there is no bar to draw; what is
 * left is one line, without another thread that would have to read counts while they are written.
 */
final class StatusLine implements AutoCloseable {
  private static final long QUIET = TimeUnit.SECONDS.toNanos(2);
  private static final long LIVE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long PLAIN_INTERVAL = TimeUnit.SECONDS.toNanos(10);

  /** A longer line would be wrapped, and a wrapped line cannot be erased. */
  private static final int LONGEST = 79;

  private static final String ERASE_LINE = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean live;
  private final LongSupplier nanoTime;
  private final long start;
  private long nextReport;
  private boolean lineShown;

  StatusLine(PrintWriter err, boolean live, LongSupplier nanoTime) {
    this.err = err;
    this.live = live;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
    this.nextReport = live ? QUIET : PLAIN_INTERVAL;
  }

  /** Shows a text, made from the time that has gone by in nanoseconds, if it is time to. */
  void offer(LongFunction<String> text) {
    long elapsed = nanoTime.getAsLong() - start;
    if (elapsed < nextReport) {
      return;
    }
    if (live) {
      String line = text.apply(elapsed);
      err.print(ERASE_LINE + line.substring(Math.max(0, line.length() - LONGEST)));
      lineShown = true;
    } else {
      err.println(text.apply(elapsed));
    }
    err.flush();
    nextReport = elapsed + (live ? LIVE_INTERVAL : PLAIN_INTERVAL);
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
