package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TrackedTest {
  private final Tracked object = new Tracked(1, Object.class, 1, false, 0);

  @Test
  void plainAccessesOfOneThreadAreLocal() {
    assertThat(object.access(1, 5, 1)).isEqualTo(Use.LOCAL);
    assertThat(object.access(1, 6, 1)).isEqualTo(Use.LOCAL);
    assertThat(object.isLocalTo(1, 1)).isTrue();
    assertThat(object.isLocalTo(2, 1)).isFalse();
  }

  @Test
  void theSecondThreadIsToldFromAllLaterOnes() {
    object.access(1, 5, 1);
    assertThat(object.access(2, 1, 1)).isEqualTo(Use.SECOND);
    assertThat(object.firstUser()).isEqualTo(1);
    assertThat(object.lastUse()).isEqualTo(5);
    assertThat(object.access(3, 1, 1)).isEqualTo(Use.SHARED);
    assertThat(object.access(1, 9, 1)).isEqualTo(Use.SHARED);
  }

  @Test
  void aNewRunBeginsWithoutUsers() {
    object.access(1, 5, 1);
    object.access(2, 5, 1);
    assertThat(object.access(2, 1, 2)).isEqualTo(Use.LOCAL);
  }

  @Test
  void anAtomicAccessAfterPlainOnesOfAnotherThreadIsNoticed() {
    object.access(1, 5, 1);
    assertThat(object.accessAtomically(2, 1)).isEqualTo(Use.SECOND);
    assertThat(object.isAtomic(1)).isTrue();
    assertThat(object.isAtomic(2)).isFalse();
    assertThat(object.isLocalTo(1, 1)).isFalse();
  }

  @Test
  void usesByASecondThreadAreToldWithinARun() {
    assertThat(object.touch(1, 1)).isFalse();
    assertThat(object.touch(1, 1)).isFalse();
    assertThat(object.touch(2, 1)).isTrue();
    assertThat(object.touch(2, 2)).isFalse();
    assertThat(object.firstRun()).isEqualTo(1);
  }

  @Test
  void anObjectBelongsToAThreadForOneRun() {
    object.belongTo(3, 7, 1);
    assertThat(object.isOwn(1)).isTrue();
    assertThat(object.ownedBy()).isEqualTo(3);
    assertThat(object.ownIndex()).isEqualTo(7);
    assertThat(object.isOwn(2)).isFalse();
  }
}
