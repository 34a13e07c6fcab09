package dev.jacquard.explore.tree;

import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Transition;

/**
 * The exploration tree, to which sequences can be offered in any order of executions.
 *
 * <p>Invariant: at every node each maximal continuation is owned by the first sleeper or kid that
 * may begin it. An offer moves a sequence down to its owner, and adds a branch where there is none.
 * Whatever lies before the <em>frontier</em> in tree order is complete and has been dropped, so in
 * leftmost order the memory needed is that of one path and its open branches. See algorithms.md
 * 2.6.
 */
final class LiveTree implements Resumable {
  private final Node root = Node.root();
  private Node frontier = root;
  private boolean choices;

  Node root() {
    return root;
  }

  /**
   * Offers a sequence at a node; the leaves that it adds, if it is not covered, go to the agenda.
   *
   * <p>A sleeper or kid with one alternative of a data choice, whose thread the sequence leaves
   * alone, owns only those continuations in which that thread chooses so. Then the sequence is
   * offered to that kid, and the search for an owner of the others goes on. For the same reason a
   * sequence that is used up is not covered yet: below may lie branches that were added with one
   * alternative only. What is left then is the demand for all the others.
   *
   * <p>Without choices, sleepers need to be asked at the first node only. A step that may not begin
   * the sequence has a reason in it, a step on which it depends; when that one is taken the sleeper
   * wakes, so as long as it sleeps the reason is still there.
   */
  void offer(Node start, WakeupSequence sequence, Agenda agenda) {
    Node node = start;
    while (!node.isPendingLeaf() && !node.isClosed()) {
      Alternatives owned = new Alternatives();
      if ((node == start || choices) && coveredBySleeper(node, sequence, owned)) {
        return;
      }
      Node owner = owner(node, sequence, owned, agenda);
      if (owner == null) {
        if (!owned.complete()) {
          branch(node, sequence, owned, agenda);
        }
        return;
      }
      sequence.remove(owner.step().thread());
      if (sequence.isEmpty() && !choices) {
        return;
      }
      node = owner;
    }
  }

  /** The first kid that owns all continuations; kids that own a part are offered it on the way. */
  private Node owner(Node node, WakeupSequence sequence, Alternatives owned, Agenda agenda) {
    for (Node kid = node.firstKid(); kid != null; kid = kid.nextSibling()) {
      if (sequence.mayBeginWith(kid.step())) {
        if (ownsAll(kid.step(), sequence)) {
          return kid;
        }
        offer(kid, sequence.copy(), agenda);
        owned.add(kid.step());
        if (owned.complete()) {
          return null;
        }
      }
    }
    return null;
  }

  private static boolean coveredBySleeper(Node node, WakeupSequence sequence, Alternatives owned) {
    for (Transition sleeper : node.sleep()) {
      if (sequence.mayBeginWith(sleeper)) {
        if (ownsAll(sleeper, sequence)) {
          return true;
        }
        owned.add(sleeper);
      }
    }
    return owned.complete();
  }

  /** The frontier is not saved: it is found again from the root. */
  @Override
  public void save(StateWriter out) {
    out.flag(choices);
    out.flag(root.isExecuted());
    root.save(out);
  }

  @Override
  public void restore(StateReader in) {
    choices = in.flag();
    if (in.flag()) {
      root.markExecuted();
    }
    root.restore(in);
  }

  /** From now on some steps are alternatives of data choices. */
  void admitChoices() {
    choices = true;
  }

  /** Whether every continuation of the sequence may begin with the step. */
  private static boolean ownsAll(Transition step, WakeupSequence sequence) {
    return step.alternatives() == 1 || sequence.contains(step.thread());
  }

  private void branch(Node node, WakeupSequence sequence, Alternatives owned, Agenda agenda) {
    if (sequence.isEmpty()) {
      owned.missing().forEach(step -> agenda.add(node.append(step)));
      return;
    }
    Node leaf = node;
    for (int i = 0; i < sequence.length(); i++) {
      Transition step = sequence.transition(i);
      choices |= step.alternatives() > 1;
      leaf = leaf.append(step);
    }
    agenda.add(leaf);
  }

  /**
   * Closes what is complete from the left, up to the first leaf that waits to be executed.
   *
   * @return that leaf, or null when the whole tree is complete
   */
  Node advanceFrontier() {
    while (true) {
      if (frontier.isPendingLeaf()) {
        return frontier;
      }
      Node open = frontier.firstOpen();
      if (open != null) {
        frontier = open;
      } else {
        if (frontier == root) {
          return null;
        }
        frontier.close();
        frontier = frontier.parent();
      }
    }
  }
}
