package dev.jacquard.cli.model;

import dev.jacquard.kernel.Prose;
import dev.jacquard.model.search.SearchOptions.Watcher;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How far a search through the states of a model has come, in words. */
public final class ModelProgress implements Watcher {
  private final LongSupplier nanoTime;
  private final long start;
  private volatile Reading latest = new Reading(0, 0, 0);

  private record Reading(long states, int depth, long waiting) {}

  public ModelProgress(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
  }

  @Override
  public boolean goOn(long states, long transitions, int depth, long waiting) {
    latest = new Reading(states, depth, waiting);
    return true;
  }

  /** What there is to tell now. */
  public String sentence() {
    Reading reading = latest;
    long elapsed = Math.max(1, nanoTime.getAsLong() - start);
    return Prose.count(reading.states, "state")
        + ", "
        + Prose.number((long) (reading.states * 1e9 / elapsed))
        + "/s, depth "
        + Prose.number(reading.depth)
        + ", "
        + Prose.number(reading.waiting)
        + " waiting, "
        + TimeUnit.NANOSECONDS.toSeconds(elapsed)
        + " s";
  }
}
