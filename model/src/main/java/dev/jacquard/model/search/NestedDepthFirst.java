package dev.jacquard.model.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks for a cycle by an accepting node in a product (Courcoubetis, Vardi, Wolper, Yannakakis
 * 1992; with the stack as the aim, after Holzmann, Peled, Yannakakis 1996, and Schwoon, Esparza
 * 2005).
 *
 * <p>Whenever the outer search leaves an accepting pair, an inner one begins there and looks for a
 * way back to the outer stack, from where there is a way to the accepting pair. Accepting pairs are
 * left in such an order that what one inner search has seen in vain no other needs to see again; so
 * both searches together see each pair at most twice.
 */
final class NestedDepthFirst {
  /** How many pairs are looked at between two questions whether to go on, less one. */
  private static final int PAUSE = 1023;

  private final Product product;
  private final BooleanSupplier goOn;
  private final BitSet[] seen;
  private final BitSet[] onStack;
  private final BitSet[] seenAgain;
  private final PairStack outer;
  private final PairStack inner;
  private int looks;
  private boolean stopped;

  NestedDepthFirst(Product product, BooleanSupplier goOn) {
    this.product = product;
    this.goOn = goOn;
    this.outer = new PairStack(product);
    this.inner = new PairStack(product);
    this.seen = sets(product.nodes());
    this.onStack = sets(product.nodes());
    this.seenAgain = sets(product.nodes());
  }

  private static BitSet[] sets(int count) {
    BitSet[] sets = new BitSet[count];
    Arrays.setAll(sets, i -> new BitSet());
    return sets;
  }

  /** A cycle, if there is one, and if the search was not {@linkplain #stopped stopped}. */
  Optional<Cycle> search() {
    for (int i = 0; i < product.initialDegree() && !stopped; i++) {
      int state = product.initialState(i);
      int node = product.initialNode(i);
      if (product.admits(state, node) && !seen[node].get(state)) {
        Optional<Cycle> cycle = outerFrom(state, node);
        if (cycle.isPresent()) {
          return cycle;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the search ended before it had seen everything. */
  boolean stopped() {
    return stopped;
  }

  private Optional<Cycle> outerFrom(int state, int node) {
    enter(state, node);
    while (outer.height() > 0 && !stopped) {
      if (outer.advance()) {
        int next = outer.nextState();
        int nextNode = outer.nextNode();
        boolean accepting = product.accepting(nextNode) || product.accepting(outer.topNode());
        if (accepting && onStack[nextNode].get(next)) {
          return Optional.of(cycle(next, nextNode));
        }
        if (!seen[nextNode].get(next)) {
          enter(next, nextNode);
        }
      } else {
        Optional<Cycle> cycle = leave();
        if (cycle.isPresent()) {
          return cycle;
        }
      }
    }
    return Optional.empty();
  }

  private void enter(int state, int node) {
    look();
    outer.push(state, node);
    seen[node].set(state);
    onStack[node].set(state);
  }

  private Optional<Cycle> leave() {
    int state = outer.topState();
    int node = outer.topNode();
    if (product.accepting(node) && innerFrom(state, node)) {
      return Optional.of(cycle(inner.nextState(), inner.nextNode()));
    }
    onStack[node].clear(state);
    outer.pop();
    return Optional.empty();
  }

  /** Whether a way leads back to the outer stack; the inner stack is that way. */
  private boolean innerFrom(int state, int node) {
    inner.push(state, node);
    while (inner.height() > 0 && !stopped) {
      if (!inner.advance()) {
        inner.pop();
        continue;
      }
      int next = inner.nextState();
      int nextNode = inner.nextNode();
      if (onStack[nextNode].get(next)) {
        return true;
      }
      if (!seenAgain[nextNode].get(next)) {
        look();
        seenAgain[nextNode].set(next);
        inner.push(next, nextNode);
      }
    }
    seenAgain[node].set(state);
    return false;
  }

  private void look() {
    if ((++looks & PAUSE) == 0) {
      stopped = !goOn.getAsBoolean();
    }
  }

  /** The outer stack, the inner one without its first pair, and back to a pair of the outer one. */
  private Cycle cycle(int state, int node) {
    int loop = outer.height() - 1;
    while (outer.state(loop) != state || outer.node(loop) != node) {
      loop--;
    }
    int more = Math.max(0, inner.height() - 1);
    int[] states = new int[outer.height() + more];
    int[] nodes = new int[states.length];
    for (int i = 0; i < states.length; i++) {
      boolean first = i < outer.height();
      int at = first ? i : i - outer.height() + 1;
      states[i] = first ? outer.state(at) : inner.state(at);
      nodes[i] = first ? outer.node(at) : inner.node(at);
    }
    return new Cycle(states, nodes, loop);
  }
}
