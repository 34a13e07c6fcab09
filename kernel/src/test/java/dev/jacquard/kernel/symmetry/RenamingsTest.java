package dev.jacquard.kernel.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RenamingsTest {
  private static Permutation exchanging(int threads, int a, int b) {
    int[] images = new int[threads];
    Arrays.setAll(images, t -> t == a ? b : t == b ? a : t);
    return Permutation.of(images, new int[0]);
  }

  @Test
  void aRotationGeneratesAsManyAsThereAreThreads() {
    Permutation rotation = Permutation.of(new int[] {1, 2, 3, 0}, new int[] {1, 2, 3, 0});
    Renamings rotations = Renamings.generatedBy(List.of(rotation));
    assertThat(rotations.elements()).hasSize(4).contains(rotation, rotation.inverse());
    assertThat(rotations.elements().get(0)).isEqualTo(Permutation.identity(4, 4));
    assertThat(rotations.isWhole()).isTrue();
    assertThat(rotations.any()).isTrue();
  }

  @Test
  void exchangesOfNeighboursGenerateEveryOrder() {
    Renamings all = Renamings.generatedBy(List.of(exchanging(3, 0, 1), exchanging(3, 1, 2)));
    assertThat(all.elements()).hasSize(6);
  }

  @Test
  void ofALargeGroupThereAreTheGeneratorsOnly() {
    List<Permutation> pairs = new ArrayList<>();
    for (int i = 0; i < 13; i++) {
      pairs.add(exchanging(26, 2 * i, 2 * i + 1));
    }
    Renamings few = Renamings.generatedBy(pairs);
    assertThat(few.isWhole()).isFalse();
    assertThat(few.elements()).hasSize(14).containsAll(pairs);
  }

  @Test
  void nothingGeneratesTheIdentity() {
    assertThat(Renamings.generatedBy(List.of())).isSameAs(Renamings.NONE);
    assertThat(Renamings.NONE.any()).isFalse();
    assertThat(Renamings.NONE.elements().get(0).thread(7)).isEqualTo(7);
  }
}
