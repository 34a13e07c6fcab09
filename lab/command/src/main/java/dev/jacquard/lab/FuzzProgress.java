package dev.jacquard.lab;

import dev.jacquard.fuzz.Fuzzer;
import dev.jacquard.kernel.Prose;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How many programs have been compared, and how long the rest takes, in words. */
final class FuzzProgress implements Fuzzer.Progress {
  private final long programs;
  private final LongSupplier nanoTime;
  private final long start;
  private volatile Fuzzer.Report latest = new Fuzzer.Report(0, 0, 0, List.of());

  FuzzProgress(long programs, LongSupplier nanoTime) {
    this.programs = programs;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
  }

  @Override
  public void compared(Fuzzer.Report soFar) {
    latest = soFar;
  }

  /** What there is to tell now. */
  String sentence() {
    Fuzzer.Report soFar = latest;
    long elapsed = nanoTime.getAsLong() - start;
    long done = Math.max(1, soFar.compared());
    long left = TimeUnit.NANOSECONDS.toSeconds(elapsed / done * (programs - soFar.compared()));
    return Prose.number(soFar.compared())
        + " of "
        + Prose.count(programs, "program")
        + ", "
        + Prose.count(soFar.found().size(), "difference")
        + ", "
        + TimeUnit.NANOSECONDS.toSeconds(elapsed)
        + " s, about "
        + left
        + " s left";
  }
}
