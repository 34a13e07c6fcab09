package dev.jacquard.cluster.office;

import java.util.Comparator;

/**
 * A failure with an execution that shows it, by names.
 *
 * <p>Executions that differ in the order of independent steps only have the same length and the
 * same normal form. So the least execution of a failure depends on nothing but the set of
 * executions: not on who was faster, nor on what was lost.
 *
 * @param signature equal for two failures if the same goes wrong at the same place
 * @param steps how long the execution is
 * @param order the threads of the normal form and what they chose, as a text to be compared
 * @param plan a plan by names that leads to the failure again
 */
public record Found(String signature, int steps, String order, String plan)
    implements Comparable<Found> {
  private static final Comparator<Found> ORDER =
      Comparator.comparing(Found::signature)
          .thenComparingInt(Found::steps)
          .thenComparing(Found::order)
          .thenComparing(Found::plan);

  /** By signature, then the one that is easier to read. */
  @Override
  public int compareTo(Found other) {
    return ORDER.compare(this, other);
  }
}
