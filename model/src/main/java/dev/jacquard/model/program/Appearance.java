package dev.jacquard.model.program;

import dev.jacquard.kernel.trace.Operation;
import java.util.Optional;

/** How the states of a model look to the kernel: locations, and operations on them. */
interface Appearance {
  /** How many threads show in a state; others may have shown before, or appear later. */
  int threads(Present present);

  /** The operation before which a thread stands, if it has not ended. */
  Optional<Operation> pending(Present present, int thread);

  /** The state of a location. */
  long value(Present present, int location);

  /** Where a thread stands. */
  int site(Present present, int thread);

  /** What is there after a step of a process has failed. */
  Present failed(Present present, int process);

  /** What a thread learns by a step that leads to a state, which decides how it goes on. */
  long result(Steps.Step step, Present after, int thread);

  /** The name of a location. */
  String location(int location);

  /**
   * Compares what was promised with what a step did, or with the steps that there are.
   *
   * @param before the state before the step
   * @param thread the thread that took it
   * @throws IllegalStateException if a promise was broken
   */
  void check(Present before, int thread, Present after);
}
