package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.EdgeTable;
import dev.jacquard.explore.learned.step.Observations;
import java.util.Arrays;

/**
 * What calls on objects whose states tell what is inside give back, and what they leave there: both
 * follow from where the thread stands and from the state. So threads go on in the same way after
 * all states in which the call gives back the same.
 */
final class ContentEffects {
  private final EdgeTable table = new EdgeTable();
  private long[] after = new long[64];
  private long[] result = new long[64];
  private int count;

  /** What a call leaves and gives back, or {@link LocalGraph#UNKNOWN}. */
  int find(int node, int circumstances, long before) {
    return table.find(node * Observations.CIRCUMSTANCES + circumstances, before);
  }

  void add(int node, int circumstances, long before, long left, long given) {
    if (count == after.length) {
      after = Arrays.copyOf(after, 2 * count);
      result = Arrays.copyOf(result, 2 * count);
    }
    after[count] = left;
    result[count] = given;
    table.put(node * Observations.CIRCUMSTANCES + circumstances, before, count++);
  }

  long after(int effect) {
    return after[effect];
  }

  long result(int effect) {
    return result[effect];
  }

  /** How many there are. */
  int count() {
    return count;
  }
}
