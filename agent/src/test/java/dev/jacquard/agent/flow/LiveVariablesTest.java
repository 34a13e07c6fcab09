package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Which variables are live, and of what sort. */
class LiveVariablesTest {
  private final MethodNode method = Methods.of(Programs.class, "uses");
  private final ControlFlow flow = new ControlFlow(method);

  @Test
  void variableIsLiveUntilItIsReadLast() {
    Liveness liveness = new Liveness(flow);
    assertThat(liveness.before(0).stream()).containsExactly(0, 1, 3);
    int last = Methods.index(flow, Opcodes.LLOAD, 0);
    assertThat(liveness.before(last).stream()).containsExactly(1);
    assertThat(liveness.before(last + 1).isEmpty()).isTrue();
  }

  @Test
  void sortIsThatOfTheInstructionWhichReads() {
    LiveLocals locals = new LiveLocals(flow, method.maxLocals);
    assertThat(locals.before(0, 0)).isEqualTo('I');
    assertThat(locals.before(0, 1)).isEqualTo('J');
    assertThat(locals.before(0, 3)).isEqualTo('A');
    assertThat(locals.before(Methods.index(flow, Opcodes.LLOAD, 0), 3)).isEqualTo(LiveLocals.DEAD);
  }

  @Test
  void bothAgreeOnEveryInstruction() {
    Liveness liveness = new Liveness(flow);
    LiveLocals locals = new LiveLocals(flow, method.maxLocals);
    for (int i = 0; i < flow.size(); i++) {
      for (int local = 0; local < method.maxLocals; local++) {
        assertThat(locals.before(i, local) != LiveLocals.DEAD)
            .isEqualTo(liveness.before(i).get(local));
      }
    }
  }
}
