package dev.jacquard.explore.tree;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/** A sequence that has come from another process; no trace of this one has its steps. */
final class SentSequence implements Sequence {
  private final OfferedSteps steps;

  /** Which of the steps are left. */
  private final List<Integer> left;

  SentSequence(OfferedSteps steps) {
    this(steps, new ArrayList<>());
    for (int i = 0; i < steps.length(); i++) {
      left.add(i);
    }
  }

  private SentSequence(OfferedSteps steps, List<Integer> left) {
    this.steps = steps;
    this.left = left;
  }

  @Override
  public Sequence copy() {
    return new SentSequence(steps, new ArrayList<>(left));
  }

  @Override
  public boolean contains(int thread) {
    return first(thread) < left.size();
  }

  /** Where the first step of a thread stands, or behind all if it has none. */
  private int first(int thread) {
    int first = 0;
    while (first < left.size() && transition(first).thread() != thread) {
      first++;
    }
    return first;
  }

  @Override
  public boolean isEmpty() {
    return left.isEmpty();
  }

  @Override
  public int length() {
    return left.size();
  }

  @Override
  public Transition transition(int i) {
    return steps.step(left.get(i));
  }

  @Override
  public boolean mayBeginWith(Transition step) {
    int own = first(step.thread());
    if (own == left.size()) {
      return left.stream().noneMatch(i -> Dependence.dependent(step, steps.step(i)));
    }
    return transition(own).choice() == step.choice() && isInitial(own);
  }

  private boolean isInitial(int position) {
    int step = left.get(position);
    for (int i = 0; i < position; i++) {
      int earlier = left.get(i);
      if (Dependence.dependent(steps.step(earlier), steps.step(step))
          || steps.constrains(earlier, step)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void remove(int thread) {
    int first = first(thread);
    if (first < left.size()) {
      left.remove(first);
    }
  }
}
