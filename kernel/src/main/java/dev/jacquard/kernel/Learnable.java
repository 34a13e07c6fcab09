package dev.jacquard.kernel;

import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.trace.Trace;
import java.util.Set;

/**
 * A program of which one can learn what its threads do after what they observe: the states of
 * locations, as its traces tell them, are all that decides.
 *
 * <p>The local states in its traces name all that a thread goes by from there on. Where they are
 * {@linkplain Trace#localState untold}, that is the whole history of the thread.
 */
public interface Learnable extends Program {
  /** Which threads are alike, so that what one of them shows is known of the others as well. */
  Likeness likeness();

  /** What is known about exchanging threads in the middle of a run. */
  default Interchange interchange() {
    return Interchange.NONE;
  }

  /**
   * Whether the state of a location stands for more than its value: then a step that modifies it
   * observes it as well, since what it leaves there depends on what was there.
   */
  default boolean isOpaque(int location) {
    return false;
  }

  /** Whether a thread that waits until a comparison holds does so by looking again and again. */
  default boolean awaitsBusily() {
    return true;
  }

  /**
   * Whether a run can tell when it comes back to a state of before. Then it ends there, since it
   * has nothing new to show but what another run is made for.
   */
  default boolean knowsItsStates() {
    return false;
  }

  /**
   * What its threads have learned something of that their steps do not tell, for people. Behind
   * that what they do depends on all that came before, and nearly every execution is a new one.
   */
  default Set<String> hidden() {
    return Set.of();
  }

  /** Whether threads leave a wait queue in the order in which they came, and not in any. */
  boolean keepsOrder(int queue);
}
