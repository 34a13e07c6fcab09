package dev.jacquard.explore.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgendaTest {
  private static final List<Node> LEAVES =
      List.of(Node.root(), Node.root(), Node.root(), Node.root(), Node.root(), Node.root());

  @Test
  void leftmostIsWhatTheTreeSays() {
    Agenda agenda = Agenda.of(new WorkOrder.Leftmost());
    agenda.add(LEAVES.get(0));
    assertThat(agenda.take(LEAVES.get(3))).isSameAs(LEAVES.get(3));
  }

  @Test
  void theOldestComesFirst() {
    assertThat(taken(new WorkOrder.Oldest())).isEqualTo(LEAVES);
  }

  @Test
  void shuffledLeavesAllComeInAnOrderThatTheSeedDecides() {
    List<Node> taken = taken(new WorkOrder.Shuffled(3));
    assertThat(taken).containsExactlyInAnyOrderElementsOf(LEAVES);
    assertThat(taken(new WorkOrder.Shuffled(3))).isEqualTo(taken);
    assertThat(taken).isNotEqualTo(LEAVES);
  }

  private static List<Node> taken(WorkOrder order) {
    Agenda agenda = Agenda.of(order);
    LEAVES.forEach(agenda::add);
    List<Node> taken = new ArrayList<>();
    for (int i = 0; i < LEAVES.size(); i++) {
      taken.add(agenda.take(LEAVES.get(0)));
    }
    return taken;
  }
}
