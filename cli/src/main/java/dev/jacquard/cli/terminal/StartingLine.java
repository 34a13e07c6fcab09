package dev.jacquard.cli.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The line on the terminal that says that the command is starting. The shell has written it; it
 * stays until the command writes something else, on whatever stream.
 */
public final class StartingLine {
  private final PrintStream err;
  private final AtomicBoolean shown;

  /** A line on a terminal, or none. */
  public StartingLine(PrintStream err, boolean live) {
    this.err = err;
    this.shown = new AtomicBoolean(live);
  }

  /** A stream of the command; the first that is written to it removes the line. */
  public PrintWriter before(PrintStream stream) {
    return new PrintWriter(new Erasing(new PrintWriter(stream)), true);
  }

  private void erase() {
    if (shown.getAndSet(false)) {
      err.print(StatusLine.ERASE_LINE);
      err.flush();
    }
  }

  private final class Erasing extends FilterWriter {
    Erasing(Writer out) {
      super(out);
    }

    @Override
    public void write(int character) throws IOException {
      erase();
      super.write(character);
    }

    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
      erase();
      super.write(characters, offset, length);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
      erase();
      super.write(text, offset, length);
    }
  }
}
