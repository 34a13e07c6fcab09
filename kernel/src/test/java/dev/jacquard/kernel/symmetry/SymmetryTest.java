package dev.jacquard.kernel.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SymmetryTest {
  @Test
  void withoutSymmetryEveryThreadIsAlone() {
    Symmetry none = Symmetry.none(3);
    assertThat(none.threads()).isEqualTo(3);
    assertThat(none.any()).isFalse();
    assertThat(none.classOf(2)).isEqualTo(Symmetry.ALONE);
  }

  @Test
  void aClassOfOneIsNoSymmetry() {
    assertThat(of(0, 1, 2).any()).isFalse();
    assertThat(of(0, Symmetry.ALONE, Symmetry.ALONE).any()).isFalse();
  }

  @Test
  void twoThreadsWithTheSameNumberAreInterchangeable() {
    Symmetry symmetry = of(0, 1, Symmetry.ALONE, 1);
    assertThat(symmetry.any()).isTrue();
    assertThat(symmetry.classOf(3)).isEqualTo(symmetry.classOf(1));
    assertThat(symmetry.flavour()).isEqualTo(Symmetry.Flavour.READS_FROM);
  }

  @Test
  void theArrayIsItsOwn() {
    int[] classes = {0, 0};
    Symmetry symmetry = Symmetry.of(classes, Symmetry.Flavour.VALUES);
    classes[0] = 5;
    assertThat(symmetry.classOf(0)).isZero();
  }

  private static Symmetry of(int... classes) {
    return Symmetry.of(classes, Symmetry.Flavour.READS_FROM);
  }
}
