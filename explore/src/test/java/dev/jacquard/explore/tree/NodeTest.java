package dev.jacquard.explore.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;

class NodeTest {
  private static final Trace TRACE =
      Litmus.trace(
          "volatile int x, y; thread a { x = 1; } thread b { y = 1; } thread c { x = 2; }", "j1");
  private static final Transition WRITE_X = TRACE.transition(0);
  private static final Transition WRITE_Y = TRACE.transition(1);
  private static final Transition WRITE_X_TOO = TRACE.transition(2);

  private final Node root = Node.root();

  @Test
  void aNewNodeIsALeafThatWaits() {
    assertThat(root.isPendingLeaf()).isTrue();
    assertThat(root.depth()).isZero();
    assertThat(root.sleep()).isEmpty();
  }

  @Test
  void aLeafThatWasExecutedWaitsNoMore() {
    root.markExecuted();
    assertThat(root.isPendingLeaf()).isFalse();
  }

  @Test
  void aNodeWithKidsDoesNotWait() {
    Node kid = root.append(WRITE_X);
    assertThat(root.isPendingLeaf()).isFalse();
    assertThat(kid.isPendingLeaf()).isTrue();
    assertThat(kid.depth()).isEqualTo(1);
    assertThat(kid.parent()).isSameAs(root);
    assertThat(kid.step()).isEqualTo(WRITE_X);
  }

  @Test
  void kidsKeepTheirOrder() {
    Node first = root.append(WRITE_X);
    Node second = root.append(WRITE_Y);
    assertThat(root.firstKid()).isSameAs(first);
    assertThat(first.nextSibling()).isSameAs(second);
    assertThat(second.nextSibling()).isNull();
  }

  @Test
  void anEarlierSiblingSleepsUnlessItDependsOnTheStep() {
    root.append(WRITE_X);
    assertThat(root.append(WRITE_Y).sleep()).containsExactly(WRITE_X);
    assertThat(root.append(WRITE_X_TOO).sleep()).containsExactly(WRITE_Y);
  }

  @Test
  void whoSleepsInANodeSleepsOnInItsKids() {
    root.append(WRITE_X);
    Node behind = root.append(WRITE_Y);
    assertThat(behind.asleep(0, 0)).isTrue();
    assertThat(behind.asleep(0, 1)).isFalse();
    assertThat(behind.append(WRITE_X_TOO).sleep()).isEmpty();
  }

  @Test
  void theFirstOpenKidIsTheFirstThatIsNotClosed() {
    Node first = root.append(WRITE_X);
    Node second = root.append(WRITE_Y);
    assertThat(root.firstOpen()).isSameAs(first);
    first.close();
    assertThat(root.firstOpen()).isSameAs(second);
    second.close();
    assertThat(root.firstOpen()).isNull();
    Node third = root.append(WRITE_X_TOO);
    assertThat(root.firstOpen()).isSameAs(third);
  }

  @Test
  void aClosedNodeForgetsItsKidsButKeepsItsStep() {
    Node kid = root.append(WRITE_X);
    kid.markExecuted();
    kid.append(WRITE_Y);
    kid.close();
    assertThat(kid.isClosed()).isTrue();
    assertThat(kid.firstKid()).isNull();
    assertThat(kid.isPendingLeaf()).isFalse();
    assertThat(kid.step()).isEqualTo(WRITE_X);
  }
}
