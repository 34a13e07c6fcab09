package dev.jacquard.model.program;

import java.util.BitSet;
import java.util.List;

/**
 * A state of a running model with its steps. Before the initial state is chosen the only steps are
 * those to the initial states, and they are of process -1.
 *
 * @param failed the processes that have failed and so have no steps any more; never modified
 */
record Present(long[] state, Steps steps, BitSet failed) {
  private static final BitSet NOBODY = new BitSet();
  private static final long[] NOTHING = {};

  /** Before the initial state. */
  static Present beginning(Steps initial) {
    return new Present(NOTHING, initial, NOBODY);
  }

  /** Behind a step that does not fail, and of which it is known what follows. */
  Present behind(Steps.Step step) {
    return new Present(step.state(), step.next(), failed);
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

  /** The same state, in which nobody has a step any more. */
  Present ended() {
    return new Present(state, new Steps(), failed);
  }

  /** The same state if nobody had failed. */
  Present sound() {
    return new Present(state, steps, NOBODY);
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
