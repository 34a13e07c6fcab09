package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * One execution for each orbit of Mazurkiewicz traces under a group of renamings, none in vain.
 *
 * <p>Every race of an execution, and every alternative that it did not choose, is an obligation:
 * another execution must begin with the steps in which the race is reversed. It is met once an
 * execution does, or the image of one under a renaming. Met means executed, never planned, so no
 * two obligations can lean on each other. All executions are kept, which is what orbits are few
 * for. The renamings must map the program to itself; whoever gives them has checked that. With only
 * some elements of a group an orbit may be executed several times. See algorithms.md 4.8.
 */
public final class OrbitDpor implements Strategy {
  private static final Transition[] NOBODY = {};

  private final List<Permutation> renamings;
  private final Background background;
  private final Tail tail;
  private final ExecutedTraces executed = new ExecutedTraces();
  private final Deque<Obligation> obligations = new ArrayDeque<>(List.of(Obligation.FIRST));
  private final HappensBefore order = HappensBefore.ofSearch();
  private final Races races = new Races();

  public OrbitDpor(Renamings renamings) {
    this(renamings, Tail.Fixed.LOWEST);
  }

  public OrbitDpor(Renamings renamings, Tail.Fixed tail) {
    this(renamings, Background.NONE, tail);
  }

  /** With a background that the renamings do not apply to. */
  OrbitDpor(Renamings renamings, Background background, Tail.Fixed tail) {
    this.background = background;
    this.renamings = renamings.elements();
    this.tail = tail;
  }

  @Override
  public Optional<Plan> next() {
    while (!obligations.isEmpty()) {
      Obligation obligation = obligations.pop();
      if (obligation == Obligation.FIRST || !isMet(obligation)) {
        return Optional.of(
            Plan.following(obligation.prefix(), obligation.replayed(), NOBODY, tail));
      }
    }
    return Optional.empty();
  }

  @Override
  public void learn(Trace trace) {
    executed.add(Outline.of(trace, background));
    order.analyse(trace);
    Obligation.Source source = new Obligation.Source(trace, order, background);
    for (int row = 0; row < trace.length(); row++) {
      reverse(source, row);
      if (trace.choices(row) > 1) {
        source.choosing(row).forEach(this::demand);
      }
    }
    for (int thread = 0; thread < trace.threads(); thread++) {
      if (trace.blocked(thread)) {
        reverse(source, trace.pending(thread));
      }
    }
  }

  private void reverse(Obligation.Source source, int row) {
    races.find(source.trace(), order, row);
    for (int i = 0; i < races.count(); i++) {
      demand(source.reversing(races.first(i), row));
    }
  }

  private void demand(Obligation obligation) {
    if (!isMet(obligation)) {
      obligations.push(obligation);
    }
  }

  private boolean isMet(Obligation obligation) {
    for (Permutation renaming : renamings) {
      if (executed.cover(Sequence.image(obligation.steps(), renaming))) {
        return true;
      }
    }
    return false;
  }
}
