package dev.jacquard.explore.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveTreeTest {
  private final LiveTree tree = new LiveTree();
  private final List<Node> added = new ArrayList<>();
  private final Agenda agenda =
      new Agenda() {
        @Override
        public void add(Node leaf) {
          added.add(leaf);
        }

        @Override
        public Node take(Node leftmost) {
          return leftmost;
        }
      };

  private static final Trace TWO_WRITES =
      Litmus.trace("volatile int x; thread t[2] { x = tid; }", "j1-0-1");

  @Test
  void aLeafThatWaitsCoversEverything() {
    offer(tree.base(), TWO_WRITES, 0, 1);
    assertThat(added).isEmpty();
  }

  @Test
  void aSequenceWithoutAnOwnerBecomesABranch() {
    execute(TWO_WRITES);
    offer(tree.base(), TWO_WRITES, 0, 1);
    assertThat(paths()).containsExactly("1");
    assertThat(added.get(0).isPendingLeaf()).isTrue();
  }

  @Test
  void theSameSequenceIsCoveredTheSecondTime() {
    execute(TWO_WRITES);
    offer(tree.base(), TWO_WRITES, 0, 1);
    offer(tree.base(), TWO_WRITES, 0, 1);
    assertThat(added).hasSize(1);
  }

  @Test
  void aSequenceDescendsToItsOwner() {
    // Three writers; 012 was executed. 1 before 0 opens a branch 1, then 2 before 1 below 0.
    Trace trace = Litmus.trace("volatile int x; thread t[3] { x = tid; }", "j1-0-1-2");
    Node[] path = execute(trace);
    offer(path[0], trace, 0, 1);
    offer(path[1], trace, 1, 2);
    assertThat(paths()).containsExactly("1", "0 2");
    Trace other = Litmus.trace("volatile int x; thread t[3] { x = tid; }", "j1-1-0-2");
    execute(other, added.get(0));
    offer(added.get(0), other, 1, 2);
    assertThat(paths()).containsExactly("1", "0 2", "1 2");
  }

  @Test
  void aSequenceThatASleeperMayBeginIsCovered() {
    // a and b are independent: behind b, a sleeps, and whatever a may begin belongs to a.
    Trace trace =
        Litmus.trace(
            "volatile int x, y; thread a { x = 1; } thread b { y = 1; } thread c { y = 2; }",
            "j1-1-2-0");
    tree.base().append(trace.transition(2)).markExecuted();
    Node behind = tree.base().append(trace.transition(0));
    behind.markExecuted();
    assertThat(behind.sleep()).containsExactly(trace.transition(2));
    offer(behind, trace, 0, 1);
    assertThat(added).isEmpty();
  }

  @Test
  void aClosedOwnerCoversWhateverItOwns() {
    Node[] path = execute(TWO_WRITES);
    offer(tree.base(), TWO_WRITES, 0, 1);
    added.get(0).markExecuted();
    assertThat(tree.advanceFrontier()).isNull();
    assertThat(path[1].isClosed()).isTrue();
    offer(tree.base(), TWO_WRITES, 0, 1);
    assertThat(added).hasSize(1);
  }

  @Test
  void theFrontierIsTheLeftmostLeafThatWaits() {
    assertThat(tree.advanceFrontier()).isSameAs(tree.base());
    Node[] path = execute(TWO_WRITES);
    offer(tree.base(), TWO_WRITES, 0, 1);
    assertThat(tree.advanceFrontier()).isSameAs(added.get(0));
    assertThat(path[1].isClosed()).isTrue();
    assertThat(path[1].firstKid()).isNull();
  }

  @Test
  void nothingIsClosedBehindALeafThatWaits() {
    Node[] path = execute(TWO_WRITES);
    offer(tree.base(), TWO_WRITES, 0, 1);
    Node waiting = path[1].append(TWO_WRITES.transition(1));
    added.get(0).markExecuted();
    assertThat(tree.advanceFrontier()).isSameAs(waiting);
    assertThat(added.get(0).isClosed()).isFalse();
  }

  /** Every alternative of a choice that the sequence leaves alone owns its part of it. */
  @Test
  void aSequenceIsOfferedToEachAlternativeOfAChoice() {
    String text =
        "volatile int x; thread a { int r = choose(2); } thread b { x = 1; } thread c { x = 2; }";
    Trace trace = Litmus.trace(text, "j1-1-2-0");
    execute(trace);
    Node one = tree.base().append(trace.transition(2));
    Node other = tree.base().append(trace.transition(2).choosing(1));
    one.markExecuted();
    other.markExecuted();
    WakeupSequence sequence = reversing(trace, 0, 1);
    sequence.remove(0); // c before b is left, whatever a chooses
    tree.offer(tree.base(), trace.transition(0), sequence, agenda);
    assertThat(paths()).containsExactly("0 2", "0 2");
    assertThat(added.get(1).parent()).isSameAs(other);
  }

  @Test
  void sleepersThatAreAllAlternativesOfAChoiceCoverTogether() {
    Trace trace =
        Litmus.trace(
            "volatile int x, y; thread a { int r = choose(2); } thread b { y = 1; }"
                + " thread c { x = 1; } thread d { x = 2; }",
            "j1-1-2-3-0");
    tree.base().append(trace.transition(3)).markExecuted();
    tree.base().append(trace.transition(3).choosing(1)).markExecuted();
    Node behind = tree.base().append(trace.transition(0));
    behind.markExecuted();
    behind.append(trace.transition(1)).markExecuted();
    assertThat(behind.sleep()).hasSize(2);
    WakeupSequence sequence = reversing(trace, 1, 2);
    sequence.remove(0); // d before c is left, whatever a chooses
    tree.offer(behind, trace.transition(1), sequence, agenda);
    assertThat(added).isEmpty();
  }

  @Test
  void aSleeperThatIsOneAlternativeDoesNotCoverTheOthers() {
    Trace trace =
        Litmus.trace(
            "volatile int x, y; thread a { int r = choose(2); } thread b { y = 1; }"
                + " thread c { x = 1; } thread d { x = 2; }",
            "j1-1-2-3-0");
    tree.base().append(trace.transition(3)).markExecuted();
    Node behind = tree.base().append(trace.transition(0));
    behind.markExecuted();
    behind.append(trace.transition(1)).markExecuted();
    WakeupSequence sequence = reversing(trace, 1, 2);
    sequence.remove(0);
    tree.offer(behind, trace.transition(1), sequence, agenda);
    assertThat(paths()).containsExactly("1 3");
  }

  /** A kid that depends on the reversed step finds by its own executions what it owns. */
  @Test
  void anOfferStaysOutsideOfAKidInWhichTheReversedStepIsAwake() {
    String text =
        "volatile int x, y; thread a { x = 1; } thread b { x = 2; y = 1; } thread c { y = 2; }";
    Trace trace = Litmus.trace(text, "j1-0-1-1-2");
    execute(trace);
    offer(tree.base(), trace, 0, 1);
    Node owner = added.get(0);
    owner.markExecuted();
    assertThat(owner.sleep()).isEmpty();
    Trace without = Litmus.trace(text, "j1-0-2-1-1");
    WakeupSequence sequence = reversing(without, 0, 2);
    assertThat(sequence.mayBeginWith(owner.step())).isTrue();
    tree.offer(tree.base(), trace.transition(0), sequence, agenda);
    assertThat(added).containsExactly(owner);
  }

  @Test
  void whatIsGivenAwayIsNeitherOfferedNorVisitedNorClosed() {
    Node[] path = execute(TWO_WRITES);
    offer(tree.base(), TWO_WRITES, 0, 1);
    Node away = added.get(0);
    away.giveAway();
    assertThat(tree.advanceFrontier()).isNull();
    assertThat(path[1].isClosed()).isTrue();
    assertThat(tree.base().isClosed()).isFalse();
    tree.offer(away, TWO_WRITES.transition(1), reversing(TWO_WRITES, 0, 1), agenda);
    assertThat(added).hasSize(1);
    away.close();
    tree.startOver();
    assertThat(tree.advanceFrontier()).isNull();
    assertThat(tree.base().isClosed()).isTrue();
  }

  /** Behind what is given away: a node is complete at once if nothing is asleep in it. */
  @Test
  void aNodeInWhichNothingSleepsIsClosedWhateverIsOpenToItsLeft() {
    Trace trace =
        Litmus.trace(
            "volatile int x, y; thread a { x = 1; } thread b { y = 1; } thread c { x = 2; y = 2; }",
            "j1-0-1-2-2");
    tree.base().markExecuted();
    tree.base().append(trace.transition(0)).giveAway();
    Node sleepy = tree.base().append(trace.transition(1));
    Node awake = tree.base().append(trace.transition(2));
    Node alert = awake.append(trace.transition(3));
    for (Node node : List.of(sleepy, awake, alert)) {
      node.markExecuted();
    }
    assertThat(sleepy.sleep()).containsExactly(trace.transition(0));
    assertThat(alert.sleep()).isEmpty();
    assertThat(tree.advanceFrontier()).isNull();
    assertThat(sleepy.isClosed()).isFalse();
    assertThat(alert.isClosed() || awake.isClosed()).isTrue();
  }

  private void offer(Node node, Trace trace, int first, int second) {
    tree.offer(node, trace.transition(first), reversing(trace, first, second), agenda);
  }

  private static WakeupSequence reversing(Trace trace, int first, int second) {
    WakeupSequence sequence = new WakeupSequence();
    sequence.reverse(trace, Litmus.order(trace), first, second);
    return sequence;
  }

  private Node[] execute(Trace trace) {
    return execute(trace, tree.base());
  }

  /** Adds the steps of a trace below a leaf, as a run does. */
  private static Node[] execute(Trace trace, Node leaf) {
    Node[] path = new Node[trace.length() + 1];
    path[leaf.depth()] = leaf;
    leaf.markExecuted();
    for (int row = leaf.depth(); row < trace.length(); row++) {
      path[row + 1] = path[row].append(trace.transition(row));
      path[row + 1].markExecuted();
    }
    return path;
  }

  /** The threads on the ways to the leaves that were added. */
  private List<String> paths() {
    return added.stream().map(LiveTreeTest::path).toList();
  }

  private static String path(Node leaf) {
    String above = leaf.parent().step() == null ? "" : path(leaf.parent()) + " ";
    return above + leaf.step().thread();
  }
}
