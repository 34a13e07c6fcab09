package dev.jacquard.fuzz;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.litmus.FinalState;
import dev.jacquard.litmus.FinalState.ThreadState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Final states up to symmetry. */
final class FinalStates {
  private FinalStates() {}

  /** A state up to exchanging threads of a class. */
  static FinalState upTo(FinalState state, int[] classOf) {
    List<ThreadState> sorted = new ArrayList<>(state.threads());
    for (int c = 0; c < classOf.length; c++) {
      sortClass(sorted, classOf, c);
    }
    return new FinalState(state.shared(), sorted);
  }

  private static void sortClass(List<ThreadState> threads, int[] classOf, int number) {
    List<ThreadState> members = new ArrayList<>();
    for (int t = 0; t < classOf.length; t++) {
      if (classOf[t] == number) {
        members.add(threads.get(t));
      }
    }
    members.sort(Comparator.comparing(ThreadState::toString));
    int next = 0;
    for (int t = 0; t < classOf.length; t++) {
      if (classOf[t] == number) {
        threads.set(t, members.get(next++));
      }
    }
  }

  /** The image of a state under a renaming. */
  static FinalState renamed(FinalState state, Permutation renaming) {
    List<Integer> shared = new ArrayList<>(state.shared());
    for (int variable = 0; variable < shared.size(); variable++) {
      shared.set(renaming.location(variable), state.shared().get(variable));
    }
    List<ThreadState> threads = new ArrayList<>(state.threads());
    for (int thread = 0; thread < threads.size(); thread++) {
      threads.set(renaming.thread(thread), state.threads().get(thread));
    }
    return new FinalState(shared, threads);
  }
}
