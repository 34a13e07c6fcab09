package dev.jacquard.model.temporal;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * A run without end that repeats itself: the propositions that hold in each of its states, the last
 * of which is followed by the one with the number {@code loop}.
 */
public record Lasso(long[] observations, int loop) {
  public Lasso {
    if (loop < 0 || loop >= observations.length) {
      throw new IllegalArgumentException("no state has the number " + loop);
    }
  }

  /** Whether a formula holds for the run, by what the formula means and without any automaton. */
  public boolean satisfies(Formula formula) {
    return where(formula, new HashMap<>()).get(0);
  }

  /** The positions from which on a formula holds. */
  private BitSet where(Formula formula, Map<Formula, BitSet> known) {
    BitSet result = known.get(formula);
    if (result == null) {
      result = evaluate(formula, known);
      known.put(formula, result);
    }
    return result;
  }

  private BitSet evaluate(Formula formula, Map<Formula, BitSet> known) {
    BitSet result = new BitSet();
    if (formula instanceof Formula.Constant constant) {
      result.set(0, observations.length, constant.value());
    } else if (formula instanceof Formula.Atom atom) {
      for (int state = 0; state < observations.length; state++) {
        result.set(state, (observations[state] >>> atom.proposition() & 1) == 1);
      }
    } else if (formula instanceof Formula.Not not) {
      result.or(where(not.formula(), known));
      result.flip(0, observations.length);
    } else if (formula instanceof Formula.And and) {
      result.or(where(and.left(), known));
      result.and(where(and.right(), known));
    } else if (formula instanceof Formula.Or or) {
      result.or(where(or.left(), known));
      result.or(where(or.right(), known));
    } else if (formula instanceof Formula.Until until) {
      result = until(where(until.left(), known), where(until.right(), known));
    } else if (formula instanceof Formula.Release release) {
      // the opposite of "the opposite of left, until the opposite of right"
      result = until(opposite(release.left(), known), opposite(release.right(), known));
      result.flip(0, observations.length);
    }
    return result;
  }

  private BitSet opposite(Formula formula, Map<Formula, BitSet> known) {
    BitSet result = (BitSet) where(formula, known).clone();
    result.flip(0, observations.length);
    return result;
  }

  /** Backwards from where the right one holds; twice, since the first state of the loop is last. */
  private BitSet until(BitSet left, BitSet right) {
    BitSet result = (BitSet) right.clone();
    for (int round = 0; round < 2; round++) {
      for (int state = observations.length - 1; state >= 0; state--) {
        int next = state + 1 == observations.length ? loop : state + 1;
        if (left.get(state) && result.get(next)) {
          result.set(state);
        }
      }
    }
    return result;
  }
}
