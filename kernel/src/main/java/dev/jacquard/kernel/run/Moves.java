package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.trace.StateNames;

/** What the threads of a running program can do at this moment; asked by the {@link Director}. */
public interface Moves {
  /** How many alternatives a thread's pending operation has; 0 when it can't complete now. */
  int choices(int thread);

  /**
   * The present state of a location. Asked only about the locations of operations that {@linkplain
   * Pending#alsoReads also read} a flag, and about those flags; and about all locations in runs
   * that {@linkplain #describe describe} their states.
   */
  default long state(int location) {
    throw new UnsupportedOperationException("this program has no operation that also reads a flag");
  }

  /**
   * Whether a thread that awaits a value looks again and again, so that it is a livelock if the
   * value never comes; else the thread sleeps, which makes it a deadlock.
   */
  default boolean awaitsBusily() {
    return true;
  }

  /**
   * Adds all that determines what can still happen to a fingerprint: equal states have equal
   * futures. Asked only in runs whose plan wants to know of {@linkplain Plan#knownStates known
   * states}.
   */
  default void describe(Fingerprint state) {
    throw new UnsupportedOperationException("this program can't tell its states apart");
  }

  /**
   * Adds the same to a fingerprint, under names that are the same for states which differ only in
   * which of several interchangeable threads is which. The futures of a state must be those of the
   * state with these names, but for the names.
   */
  default StateNames describeUpToSymmetry(Fingerprint state) {
    describe(state);
    return StateNames.OWN;
  }

  /**
   * Whether a thread is in a wait queue, so that a notification could wake it. Asked only in runs
   * that describe their states up to symmetry.
   */
  default boolean isWaiting(int thread) {
    return false;
  }

  /**
   * Whether a thread that goes round could come to its end by its code, whatever the values of
   * variables are. Asked only where it goes round: in a state of before, or without any effect.
   *
   * @param from the first step of a round
   */
  default boolean hasEnd(int thread, int from) {
    return false;
  }

  /**
   * Whether a thread has no {@linkplain #choices choices} only because nobody knows what it would
   * do.
   */
  default boolean isOpen() {
    return false;
  }

  /** So much virtual time has passed at least, for all threads. */
  default void timePasses(long now) {}

  /**
   * The number under which an alternative is known when threads are not interchangeable: symmetry
   * may leave alternatives out, but a schedule is to be replayed without it.
   */
  default int label(int thread, int alternative) {
    return alternative;
  }
}
