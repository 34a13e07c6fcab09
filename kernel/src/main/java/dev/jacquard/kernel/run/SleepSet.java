package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;

/**
 * The transitions that a run must not take because other runs take them at the same state; each
 * stays in the set until a step is taken that depends on it (algorithms.md 2.2).
 */
final class SleepSet {
  private Transition[] asleep = new Transition[8];
  private int size;
  private int end;

  /** Fills the set with what a plan says is asleep behind its known steps. */
  void begin(Plan plan) {
    size = plan.sleepers();
    if (size > asleep.length) {
      asleep = new Transition[2 * size];
    }
    for (int i = 0; i < size; i++) {
      asleep[i] = plan.sleeper(i);
    }
    end = plan.tail() instanceof Tail.Wandering wandering ? wandering.from() : Integer.MAX_VALUE;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** The first of a thread's alternatives that is not asleep; as many as there are if all are. */
  int firstAwake(int thread, int alternatives) {
    int choice = 0;
    while (choice < alternatives && contains(thread, choice)) {
      choice++;
    }
    return choice;
  }

  private boolean contains(int thread, int choice) {
    for (int i = 0; i < size; i++) {
      if (asleep[i].thread() == thread && asleep[i].choice() == choice) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks whether what is asleep of a thread is what the thread is about to do: an operation does
   * not change while its thread sleeps.
   *
   * @throws DivergenceException if it is something else, of which nothing may be left out
   */
  void compare(int thread, PendingOperation next, int step) {
    for (int i = 0; i < size; i++) {
      Transition sleeper = asleep[i];
      if (sleeper.thread() == thread
          && sleeper.kind() != null
          && (sleeper.kind() != next.kind || sleeper.location() != next.location)) {
        throw new DivergenceException(
            step,
            new Difference.OtherDeed(
                new Difference.Deed(thread, sleeper.kind(), sleeper.location(), sleeper.writes()),
                new Difference.Deed(thread, next.kind, next.location, sleeper.writes())));
      }
    }
  }

  /** Takes out of the set what depends on the step in a row; all of it where the tail says so. */
  void wake(Trace trace, int row) {
    if (row + 1 >= end) {
      size = 0;
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (!Dependence.dependent(asleep[i], trace, row)) {
        asleep[kept++] = asleep[i];
      }
    }
    size = kept;
  }
}
