package dev.jacquard.kernel.symmetry;

import java.util.List;

/**
 * What an exploration found out about the likeness of threads.
 *
 * @param classes the names of interchangeable threads, class by class
 * @param toldApart what told threads apart that look alike
 */
public record SymmetryFindings(List<List<String>> classes, List<ToldApart> toldApart) {
  /** No two threads look alike. */
  public static final SymmetryFindings NONE = new SymmetryFindings(List.of(), List.of());

  public SymmetryFindings {
    classes = List.copyOf(classes);
    toldApart = List.copyOf(toldApart);
  }

  /**
   * Threads with the same code that are not interchangeable with the others that have it.
   *
   * @param threads their names
   * @param operation what was done, in words
   * @param place where in the program, or empty if it was before the program began
   */
  public record ToldApart(List<String> threads, String operation, String place) {
    public ToldApart {
      threads = List.copyOf(threads);
    }
  }
}
