package dev.jacquard.cli;

import dev.jacquard.model.search.SearchOptions.Watcher;
import dev.jacquard.report.Prose;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Tells on standard error how far a search through the states of a model has come. */
final class ModelProgress implements Watcher, AutoCloseable {
  private final String name;
  private final StatusLine line;

  ModelProgress(String name, PrintWriter err, boolean live, LongSupplier nanoTime) {
    this.name = name;
    this.line = new StatusLine(err, live, nanoTime);
  }

  @Override
  public boolean goOn(long states, long transitions, int depth, long waiting) {
    line.offer(
        elapsed ->
            name
                + ": "
                + Prose.count(states, "state")
                + ", "
                + Prose.number(states * 1_000 / TimeUnit.NANOSECONDS.toMillis(elapsed))
                + "/s, depth "
                + Prose.number(depth)
                + ", "
                + Prose.number(waiting)
                + " waiting, "
                + TimeUnit.NANOSECONDS.toSeconds(elapsed)
                + " s");
    return true;
  }

  @Override
  public void close() {
    line.close();
  }
}
