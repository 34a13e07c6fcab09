package dev.jacquard.model.diagram.partition;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a guard, or a guard and an effect, comes to in a state. */
sealed interface Outcome {
  Outcome NO = new Verdict(false);
  Outcome YES = new Verdict(true);
  Outcome THROWN = new Thrown();

  /** The outcome after the processes were renamed. */
  default Outcome renamed(int[] permutation) {
    return this;
  }

  /** A predicate without an effect. */
  record Verdict(boolean holds) implements Outcome {}

  /** Something is thrown; whatever it is, there is no step. */
  record Thrown() implements Outcome {}

  /**
   * The step is possible and changes something besides the local state of its process.
   *
   * @param integers the new values of those integers that change
   * @param pointers the new values, -1 for nobody, of those process variables that change
   * @param moves the new local states of all other processes in the local states that change
   */
  record Step(
      SortedMap<Integer, Integer> integers,
      SortedMap<Integer, Integer> pointers,
      SortedMap<Integer, Integer> moves)
      implements Outcome {
    @Override
    public Outcome renamed(int[] permutation) {
      SortedMap<Integer, Integer> renamed = new TreeMap<>();
      for (Map.Entry<Integer, Integer> entry : pointers.entrySet()) {
        int process = entry.getValue();
        renamed.put(entry.getKey(), process < 0 ? process : permutation[process]);
      }
      return new Step(integers, renamed, moves);
    }
  }
}
