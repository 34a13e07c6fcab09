package dev.jacquard.runtime.execution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UncaughtTest {
  @Test
  void textsOfLambdasHaveNoNumbersOfThisJvm() {
    assertThat(
            Uncaught.withoutNumbers(
                "Task A$$Lambda$14/0x0000000800c03000@1d40f597 rejected, B$$Lambda/0x1f@2 too"))
        .isEqualTo("Task A$$Lambda rejected, B$$Lambda too");
  }

  @Test
  void otherTextsStayAsTheyAre() {
    assertThat(Uncaught.withoutNumbers("Pool@52433af1[size = 0]"))
        .isEqualTo("Pool@52433af1[size = 0]");
  }
}
