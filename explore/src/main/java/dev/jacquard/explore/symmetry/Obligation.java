package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.HappensBefore;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Races;
import dev.jacquard.kernel.Trace;
import dev.jacquard.kernel.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * Steps with which some execution must begin, up to symmetry and the order of independent steps.
 *
 * @param replayed how many of the steps an execution has begun with in this order
 */
record Obligation(Step[] steps, int replayed) {
  /** The whole program. */
  static final Obligation FIRST = new Obligation(new Step[0], 0);

  /** A race is to be reversed: without the first row and all that happens after it, the second. */
  static Obligation reversing(Trace trace, HappensBefore order, int first, int second) {
    boolean writes = Races.writesInstead(trace, order, first, second);
    Transition instead = trace.transition(second, writes);
    return without(trace, order, first, new Step(instead, Step.of(trace, second).woken()));
  }

  /** All other alternatives of a step. */
  static List<Obligation> choosing(Trace trace, HappensBefore order, int row) {
    List<Obligation> others = new ArrayList<>();
    List<Integer> waiters = trace.kind(row) == Kind.NOTIFY ? Waiters.at(trace, row) : List.of();
    for (int choice = 0; choice < trace.choices(row); choice++) {
      if (choice != trace.choice(row)) {
        int woken = waiters.isEmpty() ? -1 : waiters.get(choice);
        Step other = new Step(trace.transition(row).choosing(choice), woken);
        others.add(without(trace, order, row, other));
      }
    }
    return others;
  }

  private static Obligation without(Trace trace, HappensBefore order, int first, Step instead) {
    List<Step> steps = new ArrayList<>(trace.length());
    for (int row = 0; row < trace.length(); row++) {
      if (row < first || (row > first && !order.ordered(first, row))) {
        steps.add(Step.of(trace, row));
      }
    }
    steps.add(instead);
    return new Obligation(steps.toArray(Step[]::new), first);
  }

  Transition[] prefix() {
    Transition[] prefix = new Transition[steps.length];
    for (int i = 0; i < prefix.length; i++) {
      prefix[i] = steps[i].transition();
    }
    return prefix;
  }
}
