package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * Steps with which some execution must begin, up to symmetry and the order of independent steps.
 *
 * @param prefix the steps to be executed
 * @param steps the outline of them
 * @param replayed how many of the steps an execution has begun with in this order
 */
record Obligation(Transition[] prefix, Step[] steps, int replayed) {
  /** The whole program. */
  static final Obligation FIRST = new Obligation(new Transition[0], new Step[0], 0);

  /** Says what an execution obliges to, in terms of outlines. */
  record Source(Trace trace, HappensBefore order, Background background) {
    /** A race is to be reversed: the second row, without the first and all that happens after. */
    Obligation reversing(int first, int second) {
      boolean writes = Races.writesInstead(trace, order, first, second);
      int woken = second < trace.length() ? Step.woken(trace, second) : -1;
      return without(first, trace.transition(second, writes), woken);
    }

    /** All other alternatives of a step. */
    List<Obligation> choosing(int row) {
      List<Obligation> others = new ArrayList<>();
      List<Integer> waiters = trace.kind(row) == Kind.NOTIFY ? Waiters.at(trace, row) : List.of();
      for (int choice = 0; choice < trace.choices(row); choice++) {
        if (choice != trace.choice(row)) {
          int woken = waiters.isEmpty() ? -1 : waiters.get(choice);
          others.add(without(row, trace.transition(row).choosing(choice), woken));
        }
      }
      return others;
    }

    private Obligation without(int first, Transition instead, int woken) {
      List<Transition> prefix = new ArrayList<>(trace.length());
      Outline outline = new Outline(background);
      for (int row = 0; row < trace.length(); row++) {
        if (row < first || (row > first && !order.ordered(first, row))) {
          prefix.add(trace.transition(row));
          outline.add(trace, row);
        }
      }
      prefix.add(instead);
      outline.add(instead, woken);
      return new Obligation(
          prefix.toArray(Transition[]::new), outline.steps().toArray(Step[]::new), first);
    }
  }
}
