package dev.jacquard.litmus;

import dev.jacquard.kernel.symmetry.Permutation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What can be seen when a run is over: the values of the shared variables, and for each thread its
 * locals and whether it ended.
 */
public record FinalState(List<Integer> shared, List<ThreadState> threads) {

  /** The locals of one thread at the end. */
  public record ThreadState(boolean ended, List<Integer> locals)
      implements Comparable<ThreadState> {
    @Override
    public int compareTo(ThreadState other) {
      return toString().compareTo(other.toString());
    }
  }

  /** This state up to exchanging threads of a class. */
  public FinalState upTo(int[] classOf) {
    List<ThreadState> sorted = new ArrayList<>(threads);
    for (int c = 0; c < classOf.length; c++) {
      sortClass(sorted, classOf, c);
    }
    return new FinalState(shared, sorted);
  }

  /** The image of this state under a renaming. */
  public FinalState renamed(Permutation renaming) {
    List<Integer> sharedImage = new ArrayList<>(shared);
    for (int variable = 0; variable < shared.size(); variable++) {
      sharedImage.set(renaming.location(variable), shared.get(variable));
    }
    List<ThreadState> threadsImage = new ArrayList<>(threads);
    for (int thread = 0; thread < threads.size(); thread++) {
      threadsImage.set(renaming.thread(thread), threads.get(thread));
    }
    return new FinalState(sharedImage, threadsImage);
  }

  private void sortClass(List<ThreadState> target, int[] classOf, int number) {
    List<ThreadState> members = new ArrayList<>();
    for (int t = 0; t < classOf.length; t++) {
      if (classOf[t] == number) {
        members.add(threads.get(t));
      }
    }
    Collections.sort(members);
    int next = 0;
    for (int t = 0; t < classOf.length; t++) {
      if (classOf[t] == number) {
        target.set(t, members.get(next++));
      }
    }
  }
}
