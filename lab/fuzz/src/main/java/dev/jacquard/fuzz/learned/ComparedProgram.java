package dev.jacquard.fuzz.learned;

import java.util.List;
import java.util.function.Supplier;

/**
 * A Java program with hooks.
 *
 * @param features what it makes use of
 * @param text its source, or nearly
 * @param state what it has left after a run
 * @param shrinking gives the programs in which a part is missing
 */
record ComparedProgram(
    String name,
    List<String> features,
    String text,
    Runnable body,
    Supplier<String> state,
    Supplier<List<ComparedProgram>> shrinking) {
  List<ComparedProgram> smaller() {
    return shrinking.get();
  }
}
