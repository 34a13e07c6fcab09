package dev.jacquard.explore.path;

import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Transition;
import java.util.Optional;

/** Says which threads, though demanded, need not be tried because others stand for them. */
public interface Pruning extends Resumable {
  /** Never prunes. */
  Pruning NONE = (path, step, thread) -> Optional.empty();

  /** Most have no state but the path. */
  @Override
  default void save(StateWriter out) {}

  @Override
  default void restore(StateReader in) {}

  /**
   * Whether a thread need not be tried at a state.
   *
   * @return empty if it must be; else how the pruned step enters the sleep set
   */
  Optional<Pruned> prune(Path path, int step, int thread);

  /** A frame was entered: its state is the one before the given step of the trace. */
  default void entered(Path path, int step) {}

  /** The subtree below a step was completed; the frame behind it is about to be dropped. */
  default void completed(Path path, int step) {}

  /**
   * A step that is not executed.
   *
   * @param asleep the step as a sleeper for later siblings, or empty if it shall not sleep
   */
  record Pruned(Optional<Transition> asleep) {}
}
