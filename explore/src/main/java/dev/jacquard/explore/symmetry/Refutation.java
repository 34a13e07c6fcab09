package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import java.util.Optional;

/**
 * Why a renaming is no symmetry of a program: after corresponding histories, two threads that
 * correspond to each other did not do what corresponds.
 *
 * @param thread the thread whose image differs
 * @param image its image
 * @param expected what the image was expected to do; empty if it never was in the same situation
 * @param found what it did
 */
public record Refutation(
    Permutation renaming, int thread, int image, Optional<Doing> expected, Optional<Doing> found) {

  /**
   * An operation, by its numbers in a trace.
   *
   * @param text kind and, if any, location and argument
   * @param site where in the program, or -1 if the thread ended
   */
  public record Doing(String text, int location, int site) {}
}
