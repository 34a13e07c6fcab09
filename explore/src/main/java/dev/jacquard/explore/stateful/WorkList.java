package dev.jacquard.explore.stateful;

import dev.jacquard.explore.tree.WorkOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/** The steps that wait to be taken. What is found does not depend on their order. */
interface WorkList {
  void add(Step step);

  /** The next step, or null if there is none. */
  Step take();

  static WorkList of(WorkOrder order) {
    if (order instanceof WorkOrder.Oldest) {
      return new OldestFirst(new ArrayDeque<>());
    }
    if (order instanceof WorkOrder.Shuffled shuffled) {
      return new AnyFirst(new ArrayList<>(), new SplittableRandom(shuffled.seed()));
    }
    return new NewestFirst(new ArrayDeque<>());
  }

  /** A stack: what is found stays near to what is known. */
  record NewestFirst(Deque<Step> steps) implements WorkList {
    @Override
    public void add(Step step) {
      steps.addLast(step);
    }

    @Override
    public Step take() {
      return steps.pollLast();
    }
  }

  /** A queue. */
  record OldestFirst(Deque<Step> steps) implements WorkList {
    @Override
    public void add(Step step) {
      steps.addLast(step);
    }

    @Override
    public Step take() {
      return steps.pollFirst();
    }
  }

  /** A bag. */
  record AnyFirst(List<Step> steps, SplittableRandom random) implements WorkList {
    @Override
    public void add(Step step) {
      steps.add(step);
    }

    @Override
    public Step take() {
      if (steps.isEmpty()) {
        return null;
      }
      int i = random.nextInt(steps.size());
      Step last = steps.remove(steps.size() - 1);
      return i == steps.size() ? last : steps.set(i, last);
    }
  }
}
