package dev.jacquard.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompactStoreTest {
  private static final int WORDS = 20;

  private static void fill(StateStore store, int states) {
    long[] state = new long[WORDS];
    for (int i = 0; i < states; i++) {
      state[i % WORDS] = i;
      store.add(state, WORDS);
    }
  }

  @Test
  void forgottenStatesAreKnownButTakeNoRoom() {
    int states = 100_000;
    try (StateStore store = new CompactStore(40, 4_000_000)) {
      long[] state = new long[WORDS];
      for (int i = 0; i < states; i++) {
        state[i % WORDS] = i;
        assertThat(store.add(state, WORDS)).isEqualTo(i);
        store.forget(i);
      }
      assertThat(store.bytes() / states).isLessThan(21);
      assertThat(store.find(state, WORDS)).isEqualTo(states - 1);
      assertThat(store.read(states - 1, new long[WORDS])).isEqualTo(state);
      assertThatThrownBy(() -> store.read(5, state)).isInstanceOf(IllegalStateException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 48, 56, 64})
  void theProbabilityOfOmissionIsThatOfABirthday(int bits) {
    int states = 2000;
    try (StateStore store = new CompactStore(bits, 1 << 24)) {
      fill(store, states);
      double different = 0;
      for (int i = 1; i <= store.size(); i++) {
        different += Math.log1p(-i / Math.pow(2, bits));
      }
      double expected = -Math.expm1(different);
      assertThat(store.omission()).isCloseTo(expected, within(expected * 1e-6));
    }
  }

  @Test
  void evenOneStateMayHideAnother() {
    try (StateStore store = new CompactStore()) {
      fill(store, 1);
      assertThat(store.omission()).isPositive();
    }
  }

  /**
   * With fingerprints of 40 bits three million states should have some 4 pairs of equal ones, and
   * never 30; a hash that is worse than chance shows here.
   */
  @Test
  void fingerprintsCollideNoMoreThanByChance() {
    int states = 3_000_000;
    try (StateStore store = new CompactStore(40, 1 << 28)) {
      long[] state = new long[4];
      for (int i = 0; i < states; i++) {
        state[0] = i & 0xFF;
        state[1] = (long) (i >> 8 & 0xFF) << 56;
        state[3] = i >> 16;
        store.add(state, 4);
        store.forget(Math.max(0, store.size() - 1));
      }
      assertThat(store.size()).isBetween(states - 30, states);
      assertThat(store.omission()).isBetween(0.97, 0.999);
    }
  }

  @Test
  void onceFullItStaysFull() {
    try (StateStore store = new CompactStore(64, 900_000)) {
      assertThatThrownBy(() -> fill(store, 100_000)).isInstanceOf(StoreFullException.class);
      int size = store.size();
      assertThatThrownBy(() -> store.add(new long[] {-5}, 1))
          .isInstanceOf(StoreFullException.class);
      assertThat(store.size()).isEqualTo(size);
      assertThat(store.length(size - 1)).isEqualTo(WORDS);
    }
  }

  @Test
  void fingerprintsThatAreTooShortAreRefused() {
    assertThatThrownBy(() -> new CompactStore(32, 1 << 20))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("32");
  }
}
