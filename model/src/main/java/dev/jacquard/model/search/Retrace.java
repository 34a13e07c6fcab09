package dev.jacquard.model.search;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.store.StateStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the steps along a row of numbers, by walking it again from the initial state.
 *
 * <p>Steps are not kept during a search, nor are states that a store has forgotten: the numbers are
 * enough, because a space gives the same successors each time.
 */
final class Retrace implements Successors {
  private final StateSpace space;
  private final StateStore store;
  private int wanted;
  private Optional<Path.Step> found = Optional.empty();

  Retrace(StateSpace space, StateStore store) {
    this.space = space;
    this.store = store;
  }

  Path path(int[] numbers, Optional<Findings.Failure> failure) {
    List<Path.Step> steps = new ArrayList<>();
    for (int number : numbers) {
      wanted = number;
      found = Optional.empty();
      if (steps.isEmpty()) {
        space.initial(this);
      } else {
        long[] last = steps.get(steps.size() - 1).state();
        space.expand(last, last.length, this);
      }
      steps.add(found.orElseThrow(this::lost));
    }
    long[] end = steps.isEmpty() ? new long[0] : steps.get(steps.size() - 1).state();
    failure.ifPresent(step -> steps.add(new Path.Step(step.process(), step.action(), end)));
    return new Path(steps, -1);
  }

  private RuntimeException lost() {
    return store.omission() > 0 ? UntoldException.fingerprints() : SecondLook.differs();
  }

  @Override
  public void step(int process, int action, long[] state, int length) {
    if (found.isEmpty() && store.find(state, length) == wanted) {
      found = Optional.of(new Path.Step(process, action, Arrays.copyOf(state, length)));
    }
  }

  @Override
  public void failure(int process, int action, String message) {}
}
