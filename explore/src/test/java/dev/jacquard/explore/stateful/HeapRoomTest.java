package dev.jacquard.explore.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeapRoomTest {
  private static final int MANY = 1 << 20;

  private long used;
  private int collections;

  @Test
  void heapWithRoomIsNotFull() {
    used = 650;
    assertThat(new HeapRoom(1_000, () -> used, () -> {}).isFull(MANY)).isFalse();
  }

  @Test
  void whatIsCollectedDoesNotCount() {
    used = 950;
    assertThat(new HeapRoom(1_000, () -> used, () -> used = 600).isFull(MANY)).isFalse();
  }

  @Test
  void collectionsBecomeRareWhereThereIsRoom() {
    HeapRoom room = new HeapRoom(90_000, () -> used, this::collect);
    for (int states = 1_000; states <= 1_950; states++) {
      used = 80_000;
      assertThat(room.isFull(states)).isFalse();
    }
    assertThat(collections).isEqualTo(1); // which shows that there is room for 2,000 more
  }

  private void collect() {
    used = 20_000;
    collections++;
  }

  @Test
  void heapWithoutRoomIsFullAndStaysSo() {
    used = 950;
    HeapRoom room = new HeapRoom(1_000, () -> used, () -> {});
    assertThat(room.isFull(10)).isFalse(); // nobody has looked yet
    assertThat(room.isFull(MANY)).isTrue();
    used = 100;
    assertThat(room.isFull(MANY)).isTrue();
  }
}
