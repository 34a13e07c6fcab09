package dev.jacquard.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What benchmarks print, now and in builds of before. */
class FiguresTest {
  @Test
  void aRowOfSpeeds() {
    String row =
        "2x3 volatile writes c        20  10.0      512,345      498,765 |   1,952   1,600     300"
            + "     100      50   2,000 |      32   50.0";
    assertThat(Figures.in("program  traces\n" + row)).containsEntry("2x3 volatile writes", 1952.0);
  }

  @Test
  void theCostsOfAProgram() {
    assertThat(
            Figures.in("sections 4 3: 12,500 executions per second of processor time\nphase ..."))
        .containsEntry("sections 4 3", 80_000.0);
  }

  @Test
  void outputWithoutFiguresIsTold() {
    assertThatThrownBy(() -> Figures.in("java.lang.Error"))
        .hasMessageContaining("no figures in: java.lang.Error");
  }
}
