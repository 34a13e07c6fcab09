package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.AbstractInsnNode;

class BlindUpdatesTest {
  private static final String SELF = Programs.class.getName().replace('.', '/');

  private static Set<AbstractInsnNode> in(String method) {
    return BlindUpdates.in(
        Methods.of(Programs.class, method), SELF, access -> !access.name.equals("visible"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"increments", "addsToElement", "divides", "takesLargest", "addsWide"})
  void valueThatGoesBackWhereItCameFromIsBlind(String method) {
    assertThat(in(method)).as("the read and the write").hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"incrementsAndTells", "copiesElsewhere"})
  void valueThatGoesElsewhereIsNot(String method) {
    assertThat(in(method)).isEmpty();
  }

  @Test
  void divisionThatMayFailBecauseOfTheValueIsNot() {
    assertThat(in("dividesBy")).isEmpty();
  }

  @Test
  void callBetweenReadAndWriteMayBeAStep() {
    assertThat(in("addsWhatACallGives")).isEmpty();
  }

  @Test
  void accessThatIsAStepIsNot() {
    assertThat(in("incrementsVisible")).isEmpty();
  }
}
