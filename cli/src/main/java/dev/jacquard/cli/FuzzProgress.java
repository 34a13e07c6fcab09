package dev.jacquard.cli;

import dev.jacquard.fuzz.Fuzzer;
import dev.jacquard.report.Prose;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Tells on standard error how many programs have been compared, and how long the rest takes. */
final class FuzzProgress implements Fuzzer.Progress, AutoCloseable {
  private final long programs;
  private final StatusLine line;

  FuzzProgress(long programs, PrintWriter err, boolean live, LongSupplier nanoTime) {
    this.programs = programs;
    this.line = new StatusLine(err, live, nanoTime);
  }

  @Override
  public void compared(Fuzzer.Report soFar) {
    line.offer(elapsed -> text(soFar, elapsed));
  }

  private String text(Fuzzer.Report soFar, long elapsed) {
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

  @Override
  public void close() {
    line.close();
  }
}
