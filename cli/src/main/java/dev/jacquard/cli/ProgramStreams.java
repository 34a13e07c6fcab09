package dev.jacquard.cli;

import dev.jacquard.worker.NoInput;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * What {@link System#in}, {@code out} and {@code err} are while a program is explored: nothing that
 * it prints is shown, since it prints it in each of a million executions; but what it prints in one
 * of them can be recorded.
 */
final class ProgramStreams implements AutoCloseable {
  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final PrintedLines lines = new PrintedLines();

  private ProgramStreams() {}

  /** The program's streams in the place of our own, until they are closed. */
  static ProgramStreams install() {
    ProgramStreams streams = new ProgramStreams();
    System.setIn(new NoInput());
    System.setOut(new Printer("out: ", streams.lines));
    System.setErr(new Printer("err: ", streams.lines));
    return streams;
  }

  /** A body that begins by forgetting what earlier runs printed. */
  Runnable over(Runnable body) {
    return () -> {
      lines.clear();
      body.run();
    };
  }

  /** From now on what is printed is recorded. */
  void record() {
    lines.keep();
  }

  /** What the last run printed; the middle of a long output is left out. */
  List<String> recorded() {
    return lines.all();
  }

  @Override
  public void close() {
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
  }
}
