package dev.jacquard.benchmarks.paper;

/** Runs a program of a publication: its name, then its sizes. */
public final class PaperProgram {
  private PaperProgram() {}

  public static void main(String[] arguments) {
    if (arguments.length == 0) {
      throw new IllegalArgumentException(
          "give the name of a program and its sizes; there are "
              + String.join(", ", PaperPrograms.usages()));
    }
    int[] sizes = new int[arguments.length - 1];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = size(arguments[i + 1]);
    }
    PaperPrograms.named(arguments[0], sizes).run();
  }

  private static int size(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("a size is a number, not '" + word + "'", e);
    }
  }
}
