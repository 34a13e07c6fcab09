package dev.jacquard.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Stores against a map from lists to numbers. */
class StoreTest {
  @Property(tries = 60)
  void aStoreIsASetWithNumbers(
      @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 5) int shortest,
      @ForAll @IntRange(min = 0, max = 40) int spread,
      @ForAll @IntRange(min = 1, max = 6000) int count) {
    try (StateStore store = new HeapStore()) {
      check(store, states(new Random(seed), shortest, spread, count));
    }
  }

  private static List<long[]> states(Random random, int shortest, int spread, int count) {
    List<long[]> states = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long[] state = new long[shortest + random.nextInt(spread + 1)];
      for (int word = 0; word < state.length; word++) {
        state[word] = random.nextInt(4) == 0 ? random.nextInt(3) : (long) random.nextInt(9) << 60;
      }
      states.add(state);
    }
    return states;
  }

  private static void check(StateStore store, List<long[]> states) {
    Map<List<Long>, Integer> oracle = new HashMap<>();
    for (long[] state : states) {
      List<Long> key = Arrays.stream(state).boxed().toList();
      long[] padded = Arrays.copyOf(state, state.length + 2);
      padded[state.length] = 42;
      assertThat(store.find(padded, state.length)).isEqualTo(oracle.getOrDefault(key, -1));
      Integer known = oracle.putIfAbsent(key, oracle.size());
      assertThat(store.add(padded, state.length))
          .isEqualTo(known == null ? oracle.size() - 1 : ~known);
    }
    assertThat(store.size()).isEqualTo(oracle.size());
    oracle.forEach(
        (key, number) -> {
          long[] read = store.read(number, new long[1]);
          assertThat(store.length(number)).isEqualTo(key.size());
          assertThat(Arrays.stream(read, 0, key.size()).boxed().toList()).isEqualTo(key);
        });
  }
}
