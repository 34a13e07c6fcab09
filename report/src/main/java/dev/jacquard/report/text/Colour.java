package dev.jacquard.report.text;

/** A colour of a terminal, by its ANSI code. */
public enum Colour {
  NONE(""),
  BOLD("1"),
  RED("1;31"),
  CYAN("36"),
  YELLOW("33"),
  GREEN("32"),
  MAGENTA("35"),
  BLUE("34");

  private static final Colour[] OF_THREADS = {CYAN, YELLOW, GREEN, MAGENTA, BLUE};

  private final String code;

  Colour(String code) {
    this.code = code;
  }

  /** The colour of the n-th thread that is shown, from 0. */
  static Colour ofThread(int number) {
    return OF_THREADS[number % OF_THREADS.length];
  }

  /** A text in this colour. */
  public String paint(String text) {
    return code.isEmpty() || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
