package dev.jacquard.cli.terminal;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A line on standard error that tells how far something has come: on a terminal it is overwritten,
 * else there is a line now and then. Nothing is shown of what takes less than half a second.
 *
 * <p>A thread of its own writes it, so that something that takes long shows signs of life; the
 * texts must bear to be asked for by another thread. Why without a library: decision 18.
 */
public final class StatusLine implements AutoCloseable {
  private static final long QUIET = TimeUnit.MILLISECONDS.toNanos(400);
  private static final long LIVE_INTERVAL = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long PLAIN_INTERVAL = TimeUnit.SECONDS.toNanos(10);
  private static final int LOOK_MILLIS = 100;

  static final String ERASE_LINE = "\r\u001b[K";

  /** A wrapped line could not be erased. The terminal knows best where it ends. */
  private static final String DO_NOT_WRAP = "\u001b[?7l";

  private static final String WRAP = "\u001b[?7h";

  private final PrintWriter err;
  private final boolean live;
  private final LongSupplier nanoTime;
  private final Supplier<String> text;
  private final long start;
  private long nextLine;
  private boolean lineShown;
  private boolean closed;

  /** A line with a text that changes. */
  public StatusLine(PrintWriter err, boolean live, LongSupplier nanoTime, Supplier<String> text) {
    this.err = err;
    this.live = live;
    this.nanoTime = nanoTime;
    this.text = text;
    this.start = nanoTime.getAsLong();
    this.nextLine = live ? QUIET : PLAIN_INTERVAL;
  }

  /** Looks now and then whether it is time for a line, until this is closed. */
  public void start() {
    Thread thread = new Thread(this::lookNowAndThen, "jacquard-status-line");
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void lookNowAndThen() {
    try {
      while (!closed) {
        look();
        wait(LOOK_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Shows the text if it is time to. */
  synchronized void look() {
    long elapsed = nanoTime.getAsLong() - start;
    if (closed || elapsed < nextLine) {
      return;
    }
    if (live) {
      err.print(ERASE_LINE + DO_NOT_WRAP + text.get() + WRAP);
      lineShown = true;
    } else {
      err.println(text.get());
    }
    err.flush();
    nextLine = elapsed + (live ? LIVE_INTERVAL : PLAIN_INTERVAL);
  }

  /** Prints something else, while the line is away. */
  public synchronized void without(Runnable print) {
    erase();
    print.run();
  }

  /** Removes the live line, so that the next output begins on an empty one. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
    erase();
  }

  private void erase() {
    if (lineShown) {
      err.print(ERASE_LINE);
      err.flush();
      lineShown = false;
    }
  }
}
