package dev.jacquard.cli.command;

import dev.jacquard.cli.terminal.Bar;
import dev.jacquard.cli.terminal.StartingLine;
import dev.jacquard.cli.terminal.StatusLine;
import dev.jacquard.image.Preparation;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.OptionalDouble;

/**
 * Tells that a JDK is being prepared, which happens once: on a terminal how far that has come, else
 * by a line for each thing that is done.
 */
final class JdkPreparation implements Preparation, AutoCloseable {
  private static final double WHOLE = 100;

  /** What is being done. */
  private record Stage(String what, int percent) {
    String sentence() {
      return "preparing the JDK, once: " + Bar.of(OptionalDouble.of(percent / WHOLE)) + what;
    }
  }

  private final PrintStream err;
  private final boolean live;
  private volatile Stage stage;
  private StatusLine line;

  JdkPreparation(PrintStream err, boolean live) {
    this.err = err;
    this.live = live;
  }

  @Override
  public void at(String what, int percent) {
    boolean first = stage == null;
    boolean another = first || !stage.what().equals(what);
    stage = new Stage(what, percent);
    if (first && live) {
      line =
          new StatusLine(
              new PrintWriter(err, true), live, System::nanoTime, () -> stage.sentence());
      line.start();
    } else if (another && !live) {
      err.println("jacquard: preparing the JDK, once: " + what);
    }
  }

  @Override
  public void without(String why) {
    close();
    new StartingLine(err, live)
        .before(err)
        .println("jacquard: starts slowly, since there is no rewritten JDK: " + why);
  }

  /** The preparation has ended. */
  @Override
  public void close() {
    if (line != null) {
      line.close();
    }
  }
}
