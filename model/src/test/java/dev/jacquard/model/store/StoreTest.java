package dev.jacquard.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Stores against a map from lists to numbers. */
class StoreTest {
  /** Every way to keep states. */
  enum Kind {
    HEAP(HeapStore::new),
    MAPPED(MappedStore::new),
    COMPACT(CompactStore::new),
    COMPACT_48(() -> new CompactStore(48, 1L << 30));

    private final Supplier<StateStore> maker;

    Kind(Supplier<StateStore> maker) {
      this.maker = maker;
    }
  }

  @Property(tries = 60)
  void aStoreIsASetWithNumbers(
      @ForAll Kind kind,
      @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 5) int shortest,
      @ForAll @IntRange(min = 0, max = 40) int spread,
      @ForAll @IntRange(min = 1, max = 2500) int count) {
    try (StateStore store = kind.maker.get()) {
      check(store, states(new Random(seed), shortest, spread, count));
    }
  }

  @Property
  void longStatesAreKept(@ForAll Kind kind) {
    Random random = new Random(1);
    List<long[]> states =
        IntStream.of(3, 40_000, 32_768, 0, 32_767, 1_000_000, 5, 70_000)
            .mapToObj(length -> random.longs(length).toArray())
            .toList();
    try (StateStore store = kind.maker.get()) {
      check(store, states);
    }
  }

  @Property(tries = 16)
  void statesWithEqualPartsOfTheirHashAreToldApart(
      @ForAll Kind kind, @ForAll @IntRange(min = 1, max = 3000) int count) {
    List<long[]> states =
        IntStream.range(0, count)
            .mapToObj(i -> new long[] {withHash(0xABCDEF00_00012345L | (long) i << 20)})
            .toList();
    assertThat(states).allMatch(state -> Hash.of(state, 1) >>> 40 == 0xABCDEFL);
    try (StateStore store = kind.maker.get()) {
      check(store, states);
    }
  }

  @Example
  void theTableGrowsThroughAllItsSizes() {
    try (StateStore store = new HeapStore()) {
      int count = 3_000_000;
      assertThat(IntStream.range(0, count).allMatch(i -> store.add(new long[] {i * 7L}, 1) == i))
          .isTrue();
      assertThat(IntStream.range(0, count).allMatch(i -> store.add(new long[] {i * 7L}, 1) == ~i))
          .isTrue();
      assertThat(store.find(new long[] {1}, 1)).isEqualTo(-1);
      assertThat(store.bytes() / (double) count).isBetween(13.0, 16.1);
    }
  }

  /** The word that has a hash: the steps of the hash undone, last first. */
  private static long withHash(long hash) {
    long mixed = hash ^ (hash >>> 29) ^ (hash >>> 58);
    mixed *= inverse(0xCA5A826395121157L);
    mixed ^= mixed >>> 32;
    mixed *= inverse(0xD6E8FEB86659FD93L);
    return mixed ^ Hash.start(Hash.seed(), 1);
  }

  private static long inverse(long odd) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(64);
    return BigInteger.valueOf(odd).mod(modulus).modInverse(modulus).longValue();
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
