package dev.jacquard.litmus.syntax.parse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConstantsTest {
  private static final String TEXT =
      """
      const n = 3
      const twice = 2 * n, last = n - 1
      int table[twice]
      thread worker[n] {
        table[last] = n;
        if (n > 5) table[11] = 1;
      }
      """;

  @Test
  void constantsHaveTheirDeclaredValue() {
    LitmusFile file = LitmusParser.parse("test", TEXT);
    assertThat(file.constants()).extracting(ConstantDeclaration::value).containsExactly(3, 6, 2);
    assertThat(file.variables().get(0).extent()).isEqualTo(Extent.array(6));
    assertThat(file.threads().get(0).declaration().extent()).isEqualTo(Extent.array(3));
  }

  @Test
  void anOverrideReachesWhateverIsComputedFromTheConstant() {
    LitmusFile file = LitmusParser.parse("test", TEXT, Map.of("n", 6));
    assertThat(file.constants()).extracting(ConstantDeclaration::value).containsExactly(6, 12, 5);
    assertThat(file.variables().get(0).extent()).isEqualTo(Extent.array(12));
    assertThat(file.threads().get(0).declaration().extent()).isEqualTo(Extent.array(6));
  }

  @Test
  void anOverrideIsCheckedLikeADeclaredValue() {
    assertThatThrownBy(() -> LitmusParser.parse("test", TEXT, Map.of("n", 0)))
        .hasMessage("test:3:11: the size of an array must be in 1..100000, but is 0");
  }

  @Test
  void anOverrideOfAnUndeclaredConstantIsRefused() {
    assertThatThrownBy(() -> LitmusParser.parse("test", TEXT, Map.of("twise", 4)))
        .hasMessage(
            "test:1:1: there is no constant 'twise' to give a value to; did you mean 'twice'?");
    assertThatThrownBy(() -> LitmusParser.parse("test", TEXT, Map.of("table", 4)))
        .hasMessage("test:1:1: there is no constant 'table' to give a value to");
  }

  @Test
  void codeThatNoCopyReachesIsNotChecked() {
    LitmusParser.parse("test", "int t[2] thread T { if (false) t[2] = 1 / 0; }");
    LitmusParser.parse("test", "thread T[2] { if (tid > 0) join(T[tid - 1]); }");
    LitmusParser.parse("test", "thread T[2] { if (tid == 0) park(); else join(T[tid - 1]); }");
    LitmusParser.parse("test", "thread T[2] { repeat (tid) { int r = choose(tid); } }");
    LitmusParser.parse("test", "thread T[2] { while (1 / tid) { int r = choose(tid); } }");
  }

  @Test
  void constantExpressionsAreEvaluatedPerCopy() {
    LitmusFile file = LitmusParser.parse("test", "thread T[4] { join(T[(tid + 1) % 4]); }");
    Statement.ThreadAction join =
        (Statement.ThreadAction) file.threads().get(0).body().statements().get(0);
    Expression index = join.thread().index().orElseThrow();
    assertThat(ConstantExpression.isConstant(index)).isTrue();
    assertThat(ConstantExpression.value(index, 0)).isEqualTo(1);
    assertThat(ConstantExpression.value(index, 3)).isEqualTo(0);
  }

  @Test
  void constantOperatorsCountAsInJava() {
    assertThat(value("7 / -2 * 10 + 7 % -2")).isEqualTo(-29);
    assertThat(value("2147483647 + 1 == -2147483648")).isEqualTo(1);
    assertThat(value("!(3 > 2) || 2 >= 2 && 1 != 0 && 1 <= 1 && 0 < 1")).isEqualTo(1);
    assertThat(value("true && 5")).isEqualTo(1);
    assertThat(value("false || -(5)")).isEqualTo(1);
    assertThat(value("1_000 - 1")).isEqualTo(999);
  }

  @Test
  void shortCircuitsEvaluateTheRightOperandOnlyIfNeeded() {
    LitmusParser.parse("test", "thread T[2] { repeat (tid == 0 || 1 / tid) { } }");
    LitmusParser.parse("test", "thread T[2] { repeat (tid != 0 && 1 / tid) { } }");
  }

  private static int value(String expression) {
    LitmusFile file = LitmusParser.parse("test", "const c = " + expression + " thread T { }");
    return file.constants().get(0).value();
  }
}
