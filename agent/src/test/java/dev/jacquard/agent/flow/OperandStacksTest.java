package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnNode;

class OperandStacksTest {
  private static String before(String method, int opcode, int which) {
    ControlFlow flow = new ControlFlow(Methods.of(Programs.class, method));
    return new OperandStacks(flow).before(Methods.index(flow, opcode, which));
  }

  @Test
  void argumentsLieOnTheStackBeforeACall() {
    assertThat(before("makes", Opcodes.INVOKEVIRTUAL, 0)).isEqualTo("AJ");
  }

  @Test
  void objectIsRawUntilItsConstructorHasRun() {
    assertThat(before("makes", Opcodes.INVOKESPECIAL, 0)).isEqualTo("NNI");
    assertThat(before("makes", Opcodes.GETSTATIC, 0)).isEqualTo("A");
  }

  @Test
  void elementOfAnArrayIsUpdatedInPlace() {
    assertThat(before("addsToElement", Opcodes.IALOAD, 0)).isEqualTo("AIAI");
    assertThat(before("addsToElement", Opcodes.IASTORE, 0)).isEqualTo("AII");
  }

  @Test
  void handlerFindsTheException() {
    assertThat(before("catches", Opcodes.ASTORE, 0)).isEqualTo("A");
  }

  @Test
  void shufflesMoveWordsNotValues() {
    assertThat(after("AJ", Opcodes.DUP2)).isEqualTo("AJJ");
    assertThat(after("AI", Opcodes.DUP2)).isEqualTo("AIAI");
    assertThat(after("AJ", Opcodes.DUP2_X1)).isEqualTo("JAJ");
    assertThat(after("JI", Opcodes.DUP_X2)).isEqualTo("IJI");
    assertThat(after("DJ", Opcodes.DUP2_X2)).isEqualTo("JDJ");
    assertThat(after("AI", Opcodes.SWAP)).isEqualTo("IA");
    assertThat(after("AJ", Opcodes.POP2)).isEqualTo("A");
  }

  private static String after(String stack, int opcode) {
    int[] after = new StackEffect(stack.chars().toArray(), new InsnNode(opcode), 0).after();
    StringBuilder sorts = new StringBuilder();
    for (int sort : after) {
      sorts.append((char) sort);
    }
    return sorts.toString();
  }
}
