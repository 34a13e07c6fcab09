package dev.jacquard.explore.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeapRoomTest {
  private static final int MANY = 1 << 20;

  private long used;

  @Test
  void heapWithRoomIsNotFull() {
    used = 700;
    assertThat(new HeapRoom(1_000, () -> used, () -> {}).isFull(MANY)).isFalse();
  }

  @Test
  void whatIsCollectedDoesNotCount() {
    used = 950;
    assertThat(new HeapRoom(1_000, () -> used, () -> used = 600).isFull(MANY)).isFalse();
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
