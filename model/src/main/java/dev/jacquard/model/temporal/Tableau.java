package dev.jacquard.model.temporal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes an automaton of a formula by sorting out what it asks of the present state and what of the
 * rest of the run (after Gerth, Peled, Vardi, Wolper 1995, section 3).
 *
 * <p>What the rest of a run has to satisfy is a set of formulas, a duty; at first the formula
 * itself. The {@link Expansion} of a duty tells the ways to meet it: a node each, with what it asks
 * of the present state and what it leaves as a duty to the next node. Unlike in the paper, a way
 * that asks for more than another one and leaves more is dropped.
 *
 * <p>An until could be left to the next node for ever. So a run must come, for each until, again
 * and again by nodes that do not leave it. One until is waited for after the other, which is a copy
 * of the nodes for each until.
 */
final class Tableau {
  /** More nodes than any formula that somebody means needs, and few enough for the memory. */
  private static final int MOST_NODES = 5_000;

  private final Formula formula;
  private final Closure closure = new Closure();
  private final List<Expansion.Way> nodes = new ArrayList<>();
  private final Map<Expansion.Way, Integer> numbers = new HashMap<>();
  private final Map<BitSet, List<Integer>> met = new HashMap<>();
  private final Deque<BitSet> duties = new ArrayDeque<>();

  Tableau(Formula formula) {
    this.formula = formula;
  }

  Automaton automaton() {
    BitSet first = new BitSet();
    first.set(closure.number(formula));
    duties.push(first);
    while (!duties.isEmpty()) {
      BitSet duty = duties.pop();
      if (!met.containsKey(duty)) {
        met.put(duty, meet(duty));
      }
    }
    return inCopies(met.get(first));
  }

  private List<Integer> meet(BitSet duty) {
    List<Integer> result = new ArrayList<>();
    for (Expansion.Way way : new Expansion(closure, duty).ways()) {
      Integer number = numbers.get(way);
      if (number == null) {
        number = nodes.size();
        numbers.put(way, number);
        nodes.add(way);
        duties.push(way.later());
      }
      result.add(number);
    }
    if (nodes.size() > MOST_NODES) {
      throw new IllegalArgumentException("'" + formula + "' is too large for an automaton");
    }
    return result;
  }

  /** The nodes once for each until; a run goes on to the next copy where that one is not left. */
  private Automaton inCopies(List<Integer> initial) {
    int[] untils = closure.untils();
    int copies = Math.max(1, untils.length);
    List<Automaton.Node> result = new ArrayList<>();
    for (int copy = 0; copy < copies; copy++) {
      for (Expansion.Way way : nodes) {
        boolean paid = untils.length == 0 || !way.later().get(untils[copy]);
        int first = (paid ? (copy + 1) % copies : copy) * nodes.size();
        List<Integer> successors = met.get(way.later()).stream().map(n -> n + first).toList();
        result.add(
            new Automaton.Node(way.required(), way.forbidden(), paid && copy == 0, successors));
      }
    }
    return new Automaton(result, initial);
  }
}
