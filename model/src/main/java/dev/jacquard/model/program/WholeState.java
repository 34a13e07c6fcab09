package dev.jacquard.model.program;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import java.util.Optional;

/**
 * Every step touches one location, the state as a whole; bit t of it is set if thread t has a step.
 *
 * @param first the process of thread 0: -1 if the initial state is a step, since there are several
 */
record WholeState(int first) implements Appearance {
  private static final int STATE = 0;

  /** In a state there is at least one process, which is stuck if nobody has a step. */
  @Override
  public int threads(Present present) {
    int fewest = present.of(-1).isEmpty() ? 1 - first : 1;
    int threads = Math.max(fewest, present.steps().processes() - first);
    if (threads > Long.SIZE) {
      throw new IllegalArgumentException(
          "a model can be run as a program if at most "
              + (Long.SIZE + first)
              + " processes have steps, but here is process "
              + (present.steps().processes() - 1));
    }
    return threads;
  }

  /** No process ends: in another order of steps there might be one more. */
  @Override
  public Optional<Operation> pending(Present present, int thread) {
    int process = thread + first;
    boolean started = process < 0 && present.of(process).isEmpty();
    return started || present.hasFailed(process)
        ? Optional.empty()
        : Optional.of(new Operation(Kind.UPDATE, STATE, 1L << thread));
  }

  @Override
  public long value(Present present, int location) {
    long able = 0;
    int threads = threads(present);
    for (int thread = 0; thread < threads; thread++) {
      able |= present.of(thread + first).isEmpty() ? 0 : 1L << thread;
    }
    return able;
  }

  @Override
  public int site(Present present, int thread) {
    return 0;
  }

  /** All that others could do is also done before, so that there is nothing to go on for. */
  @Override
  public Present failed(Present present, int process) {
    return present.without(process).ended();
  }

  @Override
  public long result(Steps.Step step, Present after, int thread) {
    return step.action();
  }

  @Override
  public String location(int location) {
    return "state";
  }

  @Override
  public void check(Present before, int thread, Present after) {}
}
