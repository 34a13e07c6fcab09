package dev.jacquard.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes what the program prints: thrown away, because thousands of executions print it, but for the
 * one execution that is shown.
 */
final class ProgramOutput extends OutputStream {
  /** More lines than this tell the reader nothing new. */
  private static final int MOST_LINES = 50;

  /** Enough for those lines; what is beyond is cut. */
  private static final int MOST_BYTES = 1 << 20;

  private ByteArrayOutputStream kept;

  /** From now on the program prints into this. */
  void install() {
    PrintStream stream = new PrintStream(this, true);
    System.setOut(stream);
    System.setErr(stream);
  }

  /** Keeps what is printed from now on. */
  synchronized void keep() {
    kept = new ByteArrayOutputStream();
  }

  /** Forgets what was kept so far; a run that is repeated prints again. */
  synchronized void restart() {
    if (kept != null) {
      kept.reset();
    }
  }

  /** The lines that were kept; none are kept any more. */
  synchronized List<String> lines() {
    if (kept == null || kept.size() == 0) {
      kept = null;
      return List.of();
    }
    List<String> all = kept.toString(Charset.defaultCharset()).lines().toList();
    kept = null;
    if (all.size() <= MOST_LINES) {
      return all;
    }
    List<String> first = new ArrayList<>(all.subList(0, MOST_LINES));
    first.add("... and " + (all.size() - MOST_LINES) + " more lines");
    return first;
  }

  @Override
  public synchronized void write(int b) {
    if (kept != null && kept.size() < MOST_BYTES) {
      kept.write(b);
    }
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    if (kept != null && kept.size() < MOST_BYTES) {
      kept.write(bytes, offset, length);
    }
  }
}
