package dev.jacquard.fuzz;

import dev.jacquard.explore.path.Path;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * SYM_DPOR as it is printed (Yang et al. 2009): a thread is skipped if one in the same local state
 * was tried at this state. Unsound, see algorithms.md 4.2; here to show that.
 */
final class PrintedSymmetry implements Pruning {
  @Override
  public Optional<Pruned> prune(Path path, int step, int thread) {
    Trace trace = path.trace();
    int state = trace.localState(trace.pendingAt(step, thread));
    boolean twin =
        path.frame(step).explored().stream()
            .map(tried -> trace.pendingAt(step, tried.thread()))
            .anyMatch(row -> trace.localState(row) == state);
    return twin ? Optional.of(new Pruned(Optional.empty())) : Optional.empty();
  }
}
