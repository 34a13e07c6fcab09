package dev.jacquard.explore.path;

import java.util.Optional;

/** Leaves out every step that would be one preemption too many. */
public final class PreemptionBound implements Pruning {
  private final int bound;

  public PreemptionBound(int bound) {
    this.bound = bound;
  }

  @Override
  public Optional<Pruned> prune(Path path, int step, int thread) {
    return preemptions(path, step, thread) > bound
        ? Optional.of(new Pruned(Optional.empty()))
        : Optional.empty();
  }

  /** The preemptions on the way to a state and by a thread's step from there. */
  private static int preemptions(Path path, int step, int thread) {
    int count = preempts(path, step, thread) ? 1 : 0;
    for (int i = 1; i < step; i++) {
      count += preempts(path, i, path.frame(i).current().thread()) ? 1 : 0;
    }
    return count;
  }

  private static boolean preempts(Path path, int step, int thread) {
    if (step == 0) {
      return false;
    }
    int before = path.frame(step - 1).current().thread();
    return before != thread && path.frame(step).enabled(before);
  }
}
