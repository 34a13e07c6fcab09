package dev.jacquard.model.temporal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The ways in which a set of formulas can be satisfied, split into now and later.
 *
 * <p>A {@link Draft} is a way in the making: what it still has to see to, and what it has seen to.
 * A formula that can be satisfied in two ways splits it in two.
 */
final class Expansion {
  /** Few formulas need more than a hundred; limits keep the others from taking for ever. */
  private static final int MOST_DRAFTS = 200_000;

  private static final int MOST_WAYS = 1_000;

  private final Closure closure;
  private final Deque<Draft> drafts = new ArrayDeque<>();
  private final List<Way> ways = new ArrayList<>();

  /**
   * What to ask of the present state, and what of the rest of the run.
   *
   * @param required the propositions that must hold, as bits
   * @param forbidden the propositions that must not
   * @param later the numbers of the formulas that the rest has to satisfy; never changed
   */
  record Way(long required, long forbidden, BitSet later) {
    /** Whether whatever goes this way can go the other way as well. */
    boolean narrowerThan(Way other) {
      BitSet more = (BitSet) other.later.clone();
      more.andNot(later);
      return (other.required & ~required) == 0
          && (other.forbidden & ~forbidden) == 0
          && more.isEmpty();
    }
  }

  private static final class Draft {
    private final BitSet open;
    private final BitSet done;
    private final BitSet later;
    private long required;
    private long forbidden;

    Draft(BitSet open, BitSet done, BitSet later) {
      this.open = (BitSet) open.clone();
      this.done = (BitSet) done.clone();
      this.later = (BitSet) later.clone();
    }

    /** The same once more, for the other way to satisfy a formula. */
    Draft split() {
      Draft copy = new Draft(open, done, later);
      copy.required = required;
      copy.forbidden = forbidden;
      return copy;
    }

    void require(int formula) {
      if (!done.get(formula)) {
        open.set(formula);
      }
    }
  }

  Expansion(Closure closure, BitSet duty) {
    this.closure = closure;
    drafts.push(new Draft(duty, new BitSet(), new BitSet()));
  }

  /** All ways, without those that are narrower than others. */
  List<Way> ways() {
    for (int seen = 0; !drafts.isEmpty(); seen++) {
      if (seen == MOST_DRAFTS || ways.size() > MOST_WAYS) {
        throw new IllegalArgumentException("the formula is too large for an automaton");
      }
      Draft draft = drafts.pop();
      if (draft.open.isEmpty()) {
        add(new Way(draft.required, draft.forbidden, draft.later));
      } else {
        expand(draft);
      }
    }
    return ways;
  }

  private void add(Way way) {
    if (ways.stream().noneMatch(way::narrowerThan)) {
      ways.removeIf(other -> other.narrowerThan(way));
      ways.add(way);
    }
  }

  private void expand(Draft draft) {
    int number = draft.open.nextSetBit(0);
    draft.open.clear(number);
    draft.done.set(number);
    Formula part = closure.formula(number);
    if (part instanceof Formula.Constant constant && !constant.value()) {
      return;
    }
    if (part instanceof Formula.Atom atom) {
      draft.required |= 1L << atom.proposition();
    } else if (part instanceof Formula.Not not && not.formula() instanceof Formula.Atom atom) {
      draft.forbidden |= 1L << atom.proposition();
    } else if (part instanceof Formula.And and) {
      draft.require(closure.number(and.left()));
      draft.require(closure.number(and.right()));
    } else if (part instanceof Formula.Or or) {
      other(draft, or.left());
      draft.require(closure.number(or.right()));
    } else if (part instanceof Formula.Until until) {
      other(draft, until.left()).later.set(number);
      draft.require(closure.number(until.right()));
    } else if (part instanceof Formula.Release release) {
      other(draft, release.right()).later.set(number);
      draft.require(closure.number(release.left()));
      draft.require(closure.number(release.right()));
    }
    if ((draft.required & draft.forbidden) == 0) {
      drafts.push(draft);
    }
  }

  private Draft other(Draft draft, Formula required) {
    Draft other = draft.split();
    other.require(closure.number(required));
    drafts.push(other);
    return other;
  }
}
