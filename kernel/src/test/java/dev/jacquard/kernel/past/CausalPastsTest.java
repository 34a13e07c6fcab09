package dev.jacquard.kernel.past;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CausalPastsTest {
  private static final int X = 0;
  private static final int Y = 1;

  private final CausalPasts pasts = new CausalPasts(new Numbering());

  @BeforeEach
  void begin() {
    pasts.begin();
  }

  private void write(int thread, int location) {
    step(thread, Kind.VOLATILE_WRITE, location, 0, true);
  }

  private void read(int thread, int location) {
    step(thread, Kind.VOLATILE_READ, location, 0, false);
  }

  private void step(int thread, Kind kind, int location, long argument, boolean writes) {
    pasts.step(thread, kind, location, argument, writes, Operation.NO_LOCATION, 0);
  }

  @Test
  void independentStepsMayComeInAnyOrder() {
    write(0, X);
    write(1, Y);
    int first = pasts.of(0);
    int second = pasts.of(1);
    pasts.begin();
    write(1, Y);
    write(0, X);
    assertThat(pasts.of(0)).isEqualTo(first);
    assertThat(pasts.of(1)).isEqualTo(second);
  }

  @Test
  void whoReadsLaterHasAnotherPast() {
    read(1, X);
    write(0, X);
    int before = pasts.of(1);
    pasts.begin();
    write(0, X);
    read(1, X);
    assertThat(pasts.of(1)).isNotEqualTo(before);
  }

  @Test
  void readersAreASet() {
    read(1, X);
    read(2, X);
    write(0, X);
    int one = pasts.of(0);
    pasts.begin();
    read(2, X);
    read(1, X);
    write(0, X);
    assertThat(pasts.of(0)).isEqualTo(one);
    pasts.begin();
    read(2, X);
    write(0, X);
    assertThat(pasts.of(0)).isNotEqualTo(one);
  }

  @Test
  void theStepsOfOthersComeThroughThoseWhoHaveSeenThem() {
    write(0, X);
    read(1, X);
    write(1, Y);
    read(2, Y);
    int told = pasts.of(2);
    pasts.begin();
    read(1, X);
    write(0, X);
    write(1, Y);
    read(2, Y);
    assertThat(pasts.of(2)).isNotEqualTo(told);
  }

  @Test
  void aThreadBeginsWithThePastOfItsStart() {
    write(0, X);
    step(0, Kind.START, Y, 3, true);
    assertThat(pasts.of(3)).isEqualTo(pasts.of(0));
  }

  @Test
  void aFlagThatOthersRaiseBelongsToThePast() {
    pasts.step(0, Kind.PARK, X, 0, false, Y, 0);
    int untouched = pasts.of(0);
    pasts.begin();
    write(1, Y);
    pasts.step(0, Kind.PARK, X, 0, false, Y, 0);
    assertThat(pasts.of(0)).isNotEqualTo(untouched);
  }
}
