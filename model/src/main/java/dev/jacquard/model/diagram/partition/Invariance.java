package dev.jacquard.model.diagram.partition;

import java.util.List;

/** Whether permutations of processes preserve a behaviour. */
record Invariance(Analysis analysis, Behaviour behaviour) {
  /** Whether what everybody does is what they do, renamed, after a permutation. */
  boolean under(int[] permutation) {
    for (int actor = 0; actor < behaviour.actors(); actor++) {
      if (!analysis.isPreserved(behaviour, actor, permutation)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is preserved by all of these, and so by all products of them. */
  boolean under(List<int[]> generators) {
    return generators.stream().allMatch(this::under);
  }
}
