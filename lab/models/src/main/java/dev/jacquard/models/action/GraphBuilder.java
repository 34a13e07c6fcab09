package dev.jacquard.models.action;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the graph of a process, action by action: each leads from the present node to a new one,
 * which then is the present node.
 */
public final class GraphBuilder {
  private final String name;
  private final List<List<Action>> nodes = new ArrayList<>();
  private final Map<Integer, Integer> sameAs = new HashMap<>();
  private int here;

  GraphBuilder(String name) {
    this.name = name;
    here = node();
  }

  /** Makes a node that no action leads to yet. */
  public int node() {
    nodes.add(new ArrayList<>());
    return nodes.size() - 1;
  }

  /** The present node. */
  public int here() {
    return here;
  }

  /** Goes on at a node; another action of a node is another thing the process may do there. */
  public GraphBuilder at(int node) {
    here = node;
    return this;
  }

  /** Takes a permit of a semaphore, waiting until there is one. */
  public GraphBuilder acquire(int semaphore) {
    return append(Kind.ACQUIRE, semaphore, 1, 0);
  }

  /** Returns a permit to a semaphore. */
  public GraphBuilder release(int semaphore) {
    return append(Kind.RELEASE, semaphore, 1, 0);
  }

  /** Takes a lock, waiting until it is free. */
  public GraphBuilder lock(int lock) {
    return append(Kind.LOCK, lock, 0, 0);
  }

  /** Frees a lock; a process that does not hold it never gets any further. */
  public GraphBuilder unlock(int lock) {
    return append(Kind.UNLOCK, lock, 0, 0);
  }

  /** Writes a variable. */
  public GraphBuilder write(int variable, int value) {
    return append(Kind.VOLATILE_WRITE, variable, 0, value);
  }

  /** Adds to a variable. */
  public GraphBuilder add(int variable, int summand) {
    return append(Kind.READ_MODIFY_WRITE, variable, 0, summand);
  }

  /** Waits until a variable compares with a constant. */
  public GraphBuilder await(int variable, Comparison comparison, int constant) {
    return append(Kind.VOLATILE_AWAIT, variable, comparison.with(constant), 0);
  }

  /** Does something that nobody else has to do with. */
  public GraphBuilder local() {
    return append(Kind.CHOOSE, -1, 0, 0);
  }

  /** Fails unless a variable compares with a constant. */
  public GraphBuilder require(int variable, Comparison comparison, int constant) {
    return test(variable, comparison, constant, Action.FAILS);
  }

  /** Goes on here if a variable compares with a constant, else at another node. */
  public GraphBuilder test(int variable, Comparison comparison, int constant, int otherwise) {
    int next = node();
    long argument = comparison.with(constant);
    nodes.get(here).add(new Action(Kind.VOLATILE_READ, variable, argument, 0, next, otherwise));
    return at(next);
  }

  /** Writes a variable that has an expected value and goes on here, else at another node. */
  public GraphBuilder compareAndSet(int variable, int expected, int value, int otherwise) {
    int next = node();
    Kind kind = Kind.COMPARE_AND_SET;
    nodes.get(here).add(new Action(kind, variable, expected, value, next, otherwise));
    return at(next);
  }

  /** Goes on at another node without an action: the present node, still empty, is that node. */
  public GraphBuilder goTo(int node) {
    if (!nodes.get(here).isEmpty()) {
      throw new IllegalStateException("process " + name + " may do something else here already");
    }
    sameAs.put(here, node);
    return at(node);
  }

  private GraphBuilder append(Kind kind, int object, long argument, long operand) {
    int next = node();
    nodes.get(here).add(Action.of(kind, object, argument, operand, next));
    return at(next);
  }

  ProcessGraph graph() {
    List<List<Action>> merged = new ArrayList<>();
    for (int node = 0; node < nodes.size(); node++) {
      merged.add(
          nodes.get(merged(node)).stream()
              .map(a -> a.between(merged(a.then()), merged(a.otherwise())))
              .toList());
    }
    return new ProcessGraph(name, merged);
  }

  private int merged(int node) {
    int at = node;
    for (int i = 0; i <= sameAs.size(); i++) {
      if (!sameAs.containsKey(at)) {
        return at;
      }
      at = sameAs.get(at);
    }
    throw new IllegalStateException("process " + name + " goes in circles and does nothing");
  }
}
