package dev.jacquard.model.program;

import dev.jacquard.model.StateSpace;
import java.util.BitSet;
import java.util.List;

/**
 * A state of a running model with its steps. Before the initial state is chosen the only steps are
 * those to the initial states, and they are of process -1.
 *
 * @param failed the processes that have failed and so have no steps any more; never modified
 */
record Present(long[] state, Steps steps, BitSet failed) {
  private static final long[] NOTHING = {};

  /** Before the initial state. */
  static Present beginning(StateSpace space) {
    Steps steps = new Steps();
    space.initial(steps);
    return new Present(NOTHING, steps, new BitSet());
  }

  /** Behind a step that does not fail. */
  Present behind(Steps.Step step, StateSpace space) {
    Steps next = new Steps();
    space.expand(step.state(), step.state().length, next);
    return new Present(step.state(), next, failed);
  }

  /** Behind a step that fails. */
  Present without(int process) {
    if (process < 0) {
      throw new IllegalArgumentException("the initial states of a model cannot fail");
    }
    BitSet more = (BitSet) failed.clone();
    more.set(process);
    return new Present(state, steps, more);
  }

  /** The steps of a process, none if it has failed. */
  List<Steps.Step> of(int process) {
    return hasFailed(process) ? List.of() : steps.of(process);
  }

  boolean hasFailed(int process) {
    return process >= 0 && failed.get(process);
  }

  /** Whether nobody has a step. */
  boolean isFinal() {
    for (int process = -1; process < steps.processes(); process++) {
      if (!of(process).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
