package dev.jacquard.check.output;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * What {@link System#in}, {@code out} and {@code err} are while a program is explored: nothing that
 * it prints is shown, since it prints it in each of a million executions; but what it prints in one
 * of them can be recorded.
 */
public final class ProgramStreams implements AutoCloseable {
  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final PrintedLines lines = new PrintedLines();

  private ProgramStreams() {}

  /** The program's streams in the place of our own, until they are closed. */
  public static ProgramStreams install() {
    return install("out: ", "err: ");
  }

  /** Streams whose lines cannot be told apart when they are shown. */
  public static ProgramStreams installUnmarked() {
    return install("", "");
  }

  /** Streams that stay our own: nothing is recorded. */
  public static ProgramStreams none() {
    return new ProgramStreams();
  }

  private static ProgramStreams install(String outMark, String errMark) {
    ProgramStreams streams = new ProgramStreams();
    System.setIn(new NoInput());
    System.setOut(new Printer(outMark, streams.lines));
    System.setErr(new Printer(errMark, streams.lines));
    return streams;
  }

  /** A body that begins by forgetting what earlier runs printed. */
  public Runnable over(Runnable body) {
    return () -> {
      lines.clear();
      body.run();
    };
  }

  /** From now on what is printed is recorded. */
  public void record() {
    lines.keep();
  }

  /** From now on what is printed is thrown away. */
  public void ignore() {
    lines.drop();
  }

  /** What the last run printed; the middle of a long output is left out. */
  public List<String> recorded() {
    return lines.all();
  }

  @Override
  public void close() {
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
  }
}
