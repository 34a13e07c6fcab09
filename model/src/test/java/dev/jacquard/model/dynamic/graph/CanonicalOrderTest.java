package dev.jacquard.model.dynamic.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Representatives against all renamings, tried one by one. */
class CanonicalOrderTest {
  private static final int CONFIGURATIONS = 3_000;

  private static List<Long> words(Numbering numbering) {
    StateWords words = new StateWords();
    words.write(numbering);
    return Arrays.stream(words.words(), 0, words.length()).boxed().toList();
  }

  /** The least words of all renamings: equal exactly for configurations that are isomorphic. */
  private static List<Long> leastOfAll(Configuration configuration) {
    List<Long> least = null;
    for (List<Integer> processes : RandomConfigurations.orders(configuration.processes().length)) {
      for (List<Integer> objects : RandomConfigurations.orders(configuration.objects().length)) {
        List<Long> words =
            words(
                Numbering.identity(RandomConfigurations.rename(configuration, processes, objects)));
        if (least == null || compare(words, least) < 0) {
          least = words;
        }
      }
    }
    return least;
  }

  private static int compare(List<Long> one, List<Long> other) {
    return Arrays.compare(
        one.stream().mapToLong(word -> word).toArray(),
        other.stream().mapToLong(word -> word).toArray());
  }

  /** Holes would tell isomorphic configurations apart. */
  private static Configuration withoutHoles(Configuration configuration) {
    List<Long> words = words(new CanonicalOrder(1_000).full(configuration));
    return StateWords.read(words.stream().mapToLong(word -> word).toArray(), words.size());
  }

  @Test
  void fullRepresentativesAreEqualExactlyForIsomorphicConfigurations() {
    RandomConfigurations random = new RandomConfigurations(1);
    CanonicalOrder order = new CanonicalOrder(1_000);
    Map<List<Long>, List<Long>> representatives = new HashMap<>();
    Map<List<Long>, List<Long>> classes = new HashMap<>();
    int repeated = 0;
    for (int count = 0; count < CONFIGURATIONS; count++) {
      Configuration configuration = random.next();
      List<Long> representative = words(order.full(configuration));
      List<Long> all = leastOfAll(withoutHoles(configuration));
      List<Long> before = representatives.putIfAbsent(all, representative);
      assertThat(representative).isEqualTo(representatives.get(all));
      classes.putIfAbsent(representative, all);
      assertThat(classes.get(representative)).isEqualTo(all);
      repeated += before == null ? 0 : 1;
    }
    assertThat(order.beyondLimit()).isZero();
    assertThat(repeated).isGreaterThan(CONFIGURATIONS / 20);
  }

  @Test
  void renamingBothDoesNotChangeTheFullRepresentative() {
    CanonicalOrder order = new CanonicalOrder(1_000);
    assertInvariant(order::full, true, true);
  }

  @Test
  void renamingProcessesDoesNotChangeTheirRepresentative() {
    CanonicalOrder order = new CanonicalOrder(1_000);
    assertInvariant(order::processes, true, false);
  }

  @Test
  void renamingObjectsDoesNotChangeTheRepresentativeOfHeaps() {
    assertInvariant(Numbering::heap, false, true);
  }

  private static void assertInvariant(
      Function<Configuration, Numbering> representative, boolean processes, boolean objects) {
    RandomConfigurations random = new RandomConfigurations(2);
    for (int count = 0; count < CONFIGURATIONS; count++) {
      Configuration configuration = random.next();
      Configuration other = random.renamed(configuration, processes, objects);
      assertThat(words(representative.apply(other)))
          .isEqualTo(words(representative.apply(configuration)));
    }
  }

  @Test
  void whatWasWrittenIsReadBack() {
    RandomConfigurations random = new RandomConfigurations(3);
    for (int count = 0; count < CONFIGURATIONS; count++) {
      List<Long> words = words(Numbering.identity(random.next()));
      long[] state = words.stream().mapToLong(word -> word).toArray();
      assertThat(words(Numbering.identity(StateWords.read(state, state.length)))).isEqualTo(words);
    }
  }

  /** Twelve nodes and the next of each: a ring of six and two rings of three. */
  private static int next(int node) {
    return node < 6 ? (node + 1) % 6 : node / 3 * 3 + (node + 1) % 3;
  }

  /**
   * Rings of different lengths look the same to each of their members: colours don't tell them
   * apart, and they are no automorphic images of each other.
   */
  @Test
  void whatColoursCannotTellApartIsTried() {
    long[][] members = new long[12][];
    long[][] arrows = new long[24][];
    long[][] neighbours = new long[12][];
    long[][] holders = new long[24][];
    long[][] shared = new long[12][];
    for (int node = 0; node < 12; node++) {
      members[node] = new long[] {Cell.plain(1), Cell.process(next(node))};
      arrows[node] = new long[] {Cell.plain(1)};
      arrows[12 + node] = new long[] {Cell.plain(2), Cell.process(node), Cell.process(next(node))};
      neighbours[node] = new long[] {Cell.plain(1), Cell.object(node), Cell.object(next(node))};
      holders[node] = new long[] {Cell.plain(1), Cell.object(node)};
      holders[12 + node] = new long[] {Cell.plain(2), Cell.object(node), Cell.object(next(node))};
      shared[node] = new long[] {Cell.process(-1)};
    }
    assertCanonical(of(members, new long[0][]));
    assertCanonical(of(arrows, new long[0][]));
    assertCanonical(of(neighbours, shared));
    assertCanonical(of(holders, shared));
  }

  private static void assertCanonical(Configuration configuration) {
    RandomConfigurations random = new RandomConfigurations(4);
    CanonicalOrder order = new CanonicalOrder(100_000);
    List<Long> expected = words(order.full(configuration));
    for (int count = 0; count < 30; count++) {
      assertThat(words(order.full(random.renamed(configuration, true, true)))).isEqualTo(expected);
    }
    assertThat(order.beyondLimit()).isZero();
  }

  private static Configuration of(long[][] processes, long[][] objects) {
    return new Configuration(new long[] {Cell.plain(0)}, processes, objects);
  }

  @Test
  void processesWithObjectsOfTheirOwnNeedNotBeTried() {
    // Each has an object that it holds and that refers back to it: 30! automorphisms.
    int size = 30;
    long[][] processes = new long[size][];
    long[][] objects = new long[size][];
    for (int index = 0; index < size; index++) {
      processes[index] = new long[] {Cell.plain(1), Cell.object(index)};
      objects[index] = new long[] {Cell.process(index), Cell.process(index)};
    }
    CanonicalOrder order = new CanonicalOrder(0);
    order.full(of(processes, objects));
    assertThat(order.beyondLimit()).isZero();
  }

  @Test
  void pairsThatAreAlikeTakeFewTries() {
    // Six pairs, in which each knows the other: 6! * 2^6 automorphisms.
    int size = 12;
    long[][] processes = new long[size][];
    for (int index = 0; index < size; index++) {
      processes[index] = new long[] {Cell.plain(1), Cell.process(index ^ 1)};
    }
    CanonicalOrder order = new CanonicalOrder(size * size);
    order.full(of(processes, new long[0][]));
    assertThat(order.beyondLimit()).isZero();
  }

  @Test
  void beyondTheLimitThereIsStillARepresentative() {
    // A ring: none of its rotations differs, but three tries are not enough to see that.
    int size = 8;
    long[][] processes = new long[size][];
    for (int index = 0; index < size; index++) {
      processes[index] = new long[] {Cell.plain(1), Cell.process((index + 1) % size)};
    }
    Configuration ring = of(processes, new long[0][]);
    CanonicalOrder order = new CanonicalOrder(3);
    assertThat(words(order.full(ring))).isEqualTo(words(new CanonicalOrder(1_000).full(ring)));
    assertThat(order.beyondLimit()).isOne();
  }
}
