package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

class ResidualCodeTest {
  private static ResidualCode beforeWrite(String method) {
    MethodNode node = Methods.of(Programs.class, method);
    ControlFlow flow = new ControlFlow(node);
    return new ResidualCode.Writer("Programs", node, flow)
        .before(Methods.index(flow, Opcodes.PUTSTATIC, 0));
  }

  private static ResidualCode.Writer writer(String method) {
    MethodNode node = Methods.of(Programs.class, method);
    return new ResidualCode.Writer("Programs", node, new ControlFlow(node));
  }

  private static int call(String method) {
    return Methods.index(
        new ControlFlow(Methods.of(Programs.class, method)), Opcodes.INVOKESTATIC, 0);
  }

  @Test
  void whereVariablesLieMakesNoDifference() {
    ResidualCode first = beforeWrite("first");
    ResidualCode second = beforeWrite("second");
    assertThat(first.text()).isEqualTo(second.text());
    assertThat(first.variables()).containsExactly(2, 1);
    assertThat(second.variables()).containsExactly(3, 1);
  }

  @Test
  void whatIsStillToBeDoneMakesADifference() {
    assertThat(beforeWrite("first").text()).isNotEqualTo(beforeWrite("third").text());
  }

  @Test
  void whatIsCaughtMakesADifference() {
    assertThat(beforeWrite("catches").text()).isNotEqualTo(beforeWrite("catchesOthers").text());
  }

  @Test
  void nothingIsLeftOfAMethodThatOnlyReturns() {
    assertThat(writer("onlyCalls").onlyReturns(call("onlyCalls"))).isTrue();
  }

  @Test
  void lockIsLeftOfASynchronizedMethod() {
    assertThat(writer("callsUnderLock").onlyReturns(call("callsUnderLock"))).isFalse();
  }

  @Test
  void whatIsLeftDuringACallIsNotWhatIsLeftBefore() {
    ResidualCode.Writer writer = writer("onlyCalls");
    int call = call("onlyCalls");
    assertThat(writer.before(call).text()).isNotEqualTo(writer.during(call, Type.VOID_TYPE).text());
  }
}
