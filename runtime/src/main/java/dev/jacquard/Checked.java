package dev.jacquard;

/**
 * What is known of a body in which no interleaving fails.
 *
 * @param complete whether all of them were explored
 * @param verdict in a line, such as {@code complete: 30 executions, 0 races, 0.1 s}
 * @param executions how many were run
 */
public record Checked(boolean complete, String verdict, long executions) {
  @Override
  public String toString() {
    return verdict;
  }
}
