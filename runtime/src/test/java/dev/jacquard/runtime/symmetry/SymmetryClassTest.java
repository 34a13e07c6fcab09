package dev.jacquard.runtime.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.runtime.setting.SymmetryKnowledge.Code;
import org.junit.jupiter.api.Test;

class SymmetryClassTest {
  @Test
  void threadsWithTheSameHistoryAreAlike() {
    SymmetryClass family = BornAlike.threads(1, 3, 4);
    assertThat(family.hasAlike(3)).isTrue();
    assertThat(family.alike(3)).containsExactly(1, 3, 4);
    assertThat(family.eldest(4)).isEqualTo(1);
    assertThat(family.isAnyAlike()).isTrue();
    assertThat(family.codesOfDifferent()).isEmpty();
  }

  @Test
  void aThreadThatIsUnknownIsLikeNoOther() {
    SymmetryClass family = BornAlike.threads(1, 3);
    assertThat(family.hasAlike(0)).isFalse();
    assertThat(family.hasAlike(2)).isFalse();
    assertThat(family.hasAlike(100)).isFalse();
    assertThat(family.alike(100)).isEmpty();
  }

  @Test
  void aThreadThatWasBornWithSomethingElseIsDifferent() {
    Sharing sharing = BornAlike.sharing();
    SymmetryClass family = new SymmetryClass();
    family.begin();
    for (int number = 1; number <= 3; number++) {
      sharing.enter(number);
      sharing.observe(number, 1, number == 2 ? 5 : 1);
      family.add(BornAlike.thread(number), BornAlike.PARENT, BornAlike.CODE, sharing);
    }
    assertThat(family.alike(1)).containsExactly(1, 3);
    assertThat(family.hasAlike(2)).isFalse();
    assertThat(family.classes()).hasSize(1);
  }

  @Test
  void threadsAreFoundByTheirCodeAndParent() {
    SymmetryClass family = BornAlike.threads(1, 2);
    assertThat(family.withCode(BornAlike.PARENT, BornAlike.CODE)).hasSize(2);
    assertThat(family.withCode(1, BornAlike.CODE)).isEmpty();
    assertThat(family.withCode(BornAlike.PARENT, new Code(Thread.class, null))).isEmpty();
  }

  @Test
  void aNewRunBeginsWithoutThreads() {
    SymmetryClass family = BornAlike.threads(1, 2);
    family.begin();
    assertThat(family.size()).isZero();
    assertThat(family.hasAlike(1)).isFalse();
    assertThat(family.isAnyAlike()).isFalse();
  }
}
