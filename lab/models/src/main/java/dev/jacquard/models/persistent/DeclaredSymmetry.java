package dev.jacquard.models.persistent;

import dev.jacquard.explore.path.Path;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * Symmetry declared as a group of renamings of threads and locations (Godefroid 1999): a thread
 * need not be tried if a renaming takes the step of a thread that was tried to its step, and the
 * path to a path that is the same Mazurkiewicz trace.
 *
 * <p>Sound with static persistent sets, where nothing below a state demands anything above it. The
 * group must fix the initial state and map the program to itself; whoever builds it checks that.
 */
public final class DeclaredSymmetry implements Pruning {
  private final List<Permutation> group;

  public DeclaredSymmetry(Renamings renamings) {
    this.group = renamings.elements();
  }

  @Override
  public Optional<Pruned> prune(Path path, int step, int thread) {
    Trace trace = path.trace();
    int row = trace.pendingAt(step, thread);
    for (Permutation renaming : group) {
      for (var tried : path.frame(step).explored()) {
        if (renaming.thread(tried.thread()) == thread
            && tried.kind() == trace.kind(row)
            && renaming.location(tried.location()) == trace.location(row)
            && fixesPath(path, step, renaming)) {
          return Optional.of(new Pruned(Optional.empty()));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean fixesPath(Path path, int step, Permutation renaming) {
    TraceKey here = TraceKey.of(path.trace(), path.order(), step);
    return here.equals(TraceKey.of(path.trace(), path.order(), step, renaming));
  }
}
