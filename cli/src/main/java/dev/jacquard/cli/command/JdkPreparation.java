package dev.jacquard.cli.command;

import dev.jacquard.image.Preparation;
import java.io.PrintStream;

/** Tells on the terminal that a JDK is being prepared, which happens once. */
final class JdkPreparation implements Preparation {
  private final PrintStream err;
  private String told = "";

  JdkPreparation(PrintStream err) {
    this.err = err;
  }

  @Override
  public void at(String what, int percent) {
    if (!what.equals(told)) {
      told = what;
      err.println("jacquard: preparing the JDK, once: " + what);
    }
  }

  @Override
  public void without(String why) {
    err.println("jacquard: starts slowly, since there is no rewritten JDK: " + why);
  }
}
