package dev.jacquard.kernel.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;

class PermutationTest {
  private static final Permutation ROTATION = Permutation.of(new int[] {1, 2, 0}, new int[] {1, 0});

  @Test
  void renamesThreadsAndLocations() {
    assertThat(ROTATION.thread(2)).isZero();
    assertThat(ROTATION.location(0)).isEqualTo(1);
    assertThat(ROTATION.threads()).isEqualTo(3);
    assertThat(ROTATION.locations()).isEqualTo(2);
  }

  @Test
  void nobodyAndNothingStayWhatTheyAre() {
    assertThat(ROTATION.thread(-1)).isEqualTo(-1);
    assertThat(ROTATION.location(Operation.NO_LOCATION)).isEqualTo(Operation.NO_LOCATION);
  }

  @Test
  void whateverItDoesNotKnowStays() {
    assertThat(ROTATION.thread(3)).isEqualTo(3);
    assertThat(ROTATION.location(2)).isEqualTo(2);
  }

  @Test
  void renamesAStepWithAllThatItNames() {
    Transition start = new Transition(0, 0, 1, Kind.START, 1, 2, true, 0, 7);
    assertThat(ROTATION.of(start)).isEqualTo(new Transition(1, 0, 1, Kind.START, 0, 0, true, 1, 7));
    Transition write = new Transition(2, 0, 1, Kind.WRITE, 0, 2, true, -1, 7);
    assertThat(ROTATION.of(write))
        .isEqualTo(new Transition(0, 0, 1, Kind.WRITE, 1, 2, true, -1, 7));
  }

  @Test
  void theInverseUndoesIt() {
    assertThat(ROTATION.then(ROTATION.inverse())).isEqualTo(Permutation.identity(3, 2));
  }

  @Test
  void isAppliedFromLeftToRight() {
    Permutation swap = Permutation.of(new int[] {1, 0, 2}, new int[] {0, 1});
    assertThat(ROTATION.then(swap).thread(0)).isEqualTo(0);
    assertThat(swap.then(ROTATION).thread(0)).isEqualTo(2);
  }

  @Test
  void rotatedAllTheWayRoundIsTheIdentity() {
    Permutation thrice = ROTATION.then(ROTATION).then(ROTATION);
    Permutation identity = Permutation.identity(3, 2);
    assertThat(thrice.then(thrice)).isEqualTo(identity).hasSameHashCodeAs(identity);
    assertThat(thrice).isNotEqualTo(identity);
    assertThat(identity).hasToString("threads [0, 1, 2], locations [0, 1]");
  }

  @Test
  void theArraysAreItsOwn() {
    int[] threads = {0, 1};
    Permutation identity = Permutation.of(threads, new int[] {0});
    threads[0] = 1;
    assertThat(identity.thread(0)).isZero();
  }
}
