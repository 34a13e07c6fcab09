package dev.jacquard.benchmarks.paper;

import java.util.Arrays;

/** Runs a program of a publication: its name, then its sizes. */
public final class PaperProgram {
  private PaperProgram() {}

  public static void main(String[] arguments) {
    if (arguments.length == 0) {
      throw new IllegalArgumentException(
          "give the name of a program and its sizes; there are " + PaperPrograms.names());
    }
    int[] sizes = Arrays.stream(arguments).skip(1).mapToInt(Integer::parseInt).toArray();
    PaperPrograms.named(arguments[0], sizes).run();
  }
}
