package dev.jacquard.explore;

import dev.jacquard.kernel.Prose;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What was tried beside a search that would not end in time.
 *
 * @param how which executions these are, for example {@code by random priorities}
 * @param executions how many were run
 * @param all whether there are no others of this sort
 */
public record Tried(String how, long executions, boolean all) {
  /** For example {@code all 12 executions with no preemption, 300 executions drawn at random}. */
  public static String sentence(List<Tried> tried) {
    return tried.stream().map(Tried::phrase).collect(Collectors.joining(", "));
  }

  /** How many executions these are together. */
  public static long executions(List<Tried> tried) {
    return tried.stream().mapToLong(Tried::executions).sum();
  }

  private String phrase() {
    return (all && executions > 1 ? "all " : "") + Prose.count(executions, "execution") + " " + how;
  }
}
