package dev.jacquard.explore.path;

import dev.jacquard.explore.estimate.DepthFirstSearch;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.SavedPlan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.List;
import java.util.Optional;

/**
 * Depth-first search without states: it goes back to the deepest state of its path at which a
 * thread is still to be tried, and tries it.
 */
public class DepthFirst implements DepthFirstSearch, Resumable {
  private final BacktrackRule rule;
  private final Pruning pruning;
  private final boolean sleepSets;
  private final Tail tail;
  private final Path path;
  private Optional<Plan> plan;
  private long pruned;

  /** A search; with sleep sets, no two of its executions are the same Mazurkiewicz trace. */
  public DepthFirst(BacktrackRule rule, Pruning pruning, boolean sleepSets, Tail.Fixed tail) {
    this(rule, pruning, sleepSets, tail, new Path());
  }

  /** The same on a path of its own, with a tail that takes the first alternatives there. */
  DepthFirst(BacktrackRule rule, Pruning pruning, boolean sleepSets, Tail tail, Path path) {
    this.path = path;
    this.rule = rule;
    this.pruning = pruning;
    this.sleepSets = sleepSets;
    this.tail = tail;
    this.plan = Optional.of(Plan.free(tail));
  }

  @Override
  public final Optional<Plan> next() {
    return plan;
  }

  /** How many steps were not executed because others stand for them. */
  public final long pruned() {
    return pruned;
  }

  @Override
  public final void learn(Trace trace) {
    int known = Math.max(0, path.size() - 1);
    boolean first = path.size() == 0;
    path.extend(trace, sleepSets);
    for (int step = first ? 0 : known + 1; step <= path.length(); step++) {
      enter(step);
    }
    rule.analyse(path);
    plan = branchAtEnd(trace).or(this::branch);
  }

  @Override
  public final void save(StateWriter out) {
    out.number(pruned);
    path.save(out);
    pruning.save(out);
    out.flag(plan.isPresent());
    plan.ifPresent(saved -> SavedPlan.save(saved, out));
  }

  @Override
  public final void restore(StateReader in) {
    pruned = in.amount();
    path.restore(in);
    pruning.restore(in);
    plan = in.flag() ? Optional.of(SavedPlan.restored(in)) : Optional.empty();
  }

  /** Frames that were left have nothing waiting. */
  @Override
  public final int waiting(int step) {
    return step < path.size() ? path.frame(step).waiting() : 0;
  }

  private void enter(int step) {
    rule.enter(path, step);
    pruning.entered(path, step);
  }

  /** A run that was given up may have missed threads that the rule demands at its last state. */
  private Optional<Plan> branchAtEnd(Trace trace) {
    int last = path.size() - 1;
    Transition next = trace.ending() == Ending.ASLEEP ? nextThread(path.frame(last), last) : null;
    if (next != null) {
      return Optional.of(planTo(last, next));
    }
    path.pop();
    return Optional.empty();
  }

  private Optional<Plan> branch() {
    for (int step = path.size() - 1; step >= 0; step--) {
      Frame frame = path.frame(step);
      pruning.completed(path, step);
      boolean alternative = frame.hasAlternative();
      frame.finishCurrent();
      Transition next =
          alternative
              ? Transition.any(frame.current().thread(), frame.current().choice() + 1)
              : nextThread(frame, step);
      if (next != null) {
        return Optional.of(planTo(step, next));
      }
      path.pop();
    }
    return Optional.empty();
  }

  private Transition nextThread(Frame frame, int step) {
    for (int t = frame.nextThread(); t >= 0; t = frame.nextThread()) {
      Optional<Pruning.Pruned> prunedStep = pruning.prune(path, step, t);
      if (prunedStep.isEmpty()) {
        return Transition.any(t, 0);
      }
      pruned++;
      frame.drop(t);
      prunedStep.get().asleep().ifPresent(frame.explored()::add);
    }
    return null;
  }

  private Plan planTo(int step, Transition next) {
    Transition[] prefix = path.prefixTo(step);
    prefix[step] = next;
    List<Transition> asleep = sleepSets ? path.frame(step).asleepNow() : List.of();
    return Plan.branching(prefix, asleep.toArray(new Transition[0]), tail);
  }
}
