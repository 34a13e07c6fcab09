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
 * But where it reverses a step it only goes to owners in which that step is asleep: the others are
 * offered the same by executions of their own.
 *
 * <p>The tree may be a part of one that nobody has as a whole: what is below its <em>base</em>, but
 * for leaves that are {@linkplain Node#giveAway given away}. Nothing is asleep at the base, and so
 * nothing needs to be offered to it from outside.
 *
 * <p>Whatever lies before the <em>frontier</em> in tree order is executed; what is complete of it
 * has been dropped, so in leftmost order the memory needed is that of one path and its open
 * branches. See algorithms.md 2.6.
 */
final class LiveTree implements Resumable {
  private final Node base;
  private Node frontier;
  private boolean choices;

  LiveTree() {
    this(Node.root());
  }

  /** What is below a leaf. */
  LiveTree(Node base) {
    this.base = base;
    this.frontier = base;
  }

  /** The node below which the tree is. */
  Node base() {
    return base;
  }

  boolean hasChoices() {
    return choices;
  }

  /**
   * Offers a sequence at a node; the leaves that it adds, if it is not covered, go to the agenda.
   * It reverses a step that is taken at the node. A kid in which that step is not asleep comes
   * before it or depends on it, and whatever it owns is found by its own executions.
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
  void offer(Node start, Transition reversed, Sequence sequence, Agenda agenda) {
    Node node = start;
    while (!node.isPendingLeaf() && !node.isClosed() && !node.isAway()) {
      Alternatives owned = new Alternatives();
      if ((node == start || choices) && coveredBySleeper(node, sequence, owned)) {
        return;
      }
      Node owner = owner(node, reversed, sequence, owned, agenda);
      if (owner == null) {
        if (!owned.complete()) {
          branch(node, sequence, owned, agenda);
        }
        return;
      }
      if (!sleepsIn(owner, reversed)) {
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
  private Node owner(
      Node node, Transition reversed, Sequence sequence, Alternatives owned, Agenda agenda) {
    for (Node kid = node.firstKid(); kid != null; kid = kid.nextSibling()) {
      if (sequence.mayBeginWith(kid.step())) {
        if (ownsAll(kid.step(), sequence)) {
          return kid;
        }
        if (sleepsIn(kid, reversed)) {
          offer(kid, reversed, sequence.copy(), agenda);
        }
        owned.add(kid.step());
        if (owned.complete()) {
          return null;
        }
      }
    }
    return null;
  }

  /**
   * Whether an offer that reverses the step to one of the kids that are known of a node would
   * change nothing there. There may be more kids, but they come behind these.
   */
  static boolean isCovered(Node node, Transition reversed, Sequence sequence) {
    for (Transition sleeper : node.sleep()) {
      if (sequence.mayBeginWith(sleeper) && ownsAll(sleeper, sequence)) {
        return true;
      }
    }
    for (Node kid = node.firstKid(); kid != null; kid = kid.nextSibling()) {
      if (sequence.mayBeginWith(kid.step())) {
        boolean unmoved = kid.isClosed() || !sleepsIn(kid, reversed);
        if (!unmoved || ownsAll(kid.step(), sequence)) {
          return unmoved;
        }
      }
    }
    return false;
  }

  private static boolean sleepsIn(Node kid, Transition step) {
    return kid.asleep(step.thread(), step.choice());
  }

  private static boolean coveredBySleeper(Node node, Sequence sequence, Alternatives owned) {
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

  /** The frontier is not saved: it is found again from the base. */
  @Override
  public void save(StateWriter out) {
    save(base, choices, out);
  }

  /** Writes down a part of a tree as a tree of its own. */
  static void save(Node part, boolean choices, StateWriter out) {
    out.flag(choices);
    out.flag(part.isExecuted());
    part.save(out);
  }

  @Override
  public void restore(StateReader in) {
    choices |= in.flag();
    if (in.flag()) {
      base.markExecuted();
    }
    base.restore(in);
  }

  /** From now on some steps are alternatives of data choices. */
  void admitChoices() {
    choices = true;
  }

  /** Whether every continuation of the sequence may begin with the step. */
  private static boolean ownsAll(Transition step, Sequence sequence) {
    return step.alternatives() == 1 || sequence.contains(step.thread());
  }

  private void branch(Node node, Sequence sequence, Alternatives owned, Agenda agenda) {
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
   * Goes on to the first leaf that waits to be executed, and closes what is complete on the way.
   *
   * @return that leaf, or null if none waits
   */
  Node advanceFrontier() {
    while (!frontier.isPendingLeaf()) {
      Node next = firstToVisit(frontier.firstOpen());
      while (next == null) {
        if (frontier.firstOpen() == null && isSelfContained(frontier)) {
          frontier.close();
        }
        if (frontier == base) {
          return null;
        }
        next = firstToVisit(frontier.nextSibling());
        frontier = next == null ? frontier.parent() : frontier;
      }
      frontier = next;
    }
    return frontier;
  }

  private static Node firstToVisit(Node kid) {
    Node node = kid;
    while (node != null && (node.isClosed() || node.isAway())) {
      node = node.nextSibling();
    }
    return node;
  }

  /**
   * Whether nothing will be offered to a node from outside that is not covered. Offers come from
   * those that are asleep there: there are none, or all that they own is complete.
   */
  private boolean isSelfContained(Node node) {
    Node asked = node;
    while (asked != base && asked.sleep().length > 0) {
      if (asked.parent().firstOpen() != asked) {
        return false;
      }
      asked = asked.parent();
    }
    return true;
  }

  /** Looks again from the base on: something was offered, or somebody has finished. */
  void startOver() {
    frontier = base;
  }
}
