package dev.jacquard.model.diagram.adaptive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.Partition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Subsumption and unwinding against their definitions. */
class OrbitTest {
  private final Random random = new Random(1);
  private final CellTable table = new CellTable(new Patience(() -> {}));

  private static Shape shape(int processes) {
    DescriptionBuilder builder = Description.of("three states", processes);
    builder.state("A");
    builder.state("B");
    builder.state("C");
    return new Shape(builder.build());
  }

  private int[] numbers(int count, int bound) {
    return IntStream.generate(() -> random.nextInt(bound)).limit(count).toArray();
  }

  /** All states of an orbit, by exchanging two processes of a cell until nothing is new. */
  private static Set<List<Integer>> states(List<Integer> state, Partition partition) {
    Set<List<Integer>> states = new HashSet<>(Set.of(state));
    List<List<Integer>> queue = new ArrayList<>(states);
    for (int next = 0; next < queue.size(); next++) {
      for (int i = 0; i < state.size(); i++) {
        for (int j = 0; j < i; j++) {
          if (partition.cell(i) == partition.cell(j)) {
            List<Integer> other = new ArrayList<>(queue.get(next));
            Collections.swap(other, i, j);
            if (states.add(other)) {
              queue.add(other);
            }
          }
        }
      }
    }
    return states;
  }

  private static List<Integer> list(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  @Test
  void anOrbitSubsumesAnotherIfItHasAllItsStates() {
    int positive = 0;
    for (int round = 0; round < 20_000; round++) {
      int n = 2 + random.nextInt(4);
      Shape shape = shape(n);
      int[] one = numbers(n, 2 + random.nextInt(2));
      int[] other = one.clone();
      for (int swap = random.nextInt(4); swap > 0; swap--) {
        int i = random.nextInt(n);
        int j = random.nextInt(n);
        int swapped = other[i];
        other[i] = other[j];
        other[j] = swapped;
      }
      Partition p = Partition.labelled(numbers(n, 3));
      Partition q = Partition.labelled(numbers(n, 3));
      boolean expected = states(list(one), p).containsAll(states(list(other), q));
      Orbit orbit = new Arrangement(shape, one, new int[0]).orbit(table.of(p));
      Orbit candidate = new Arrangement(shape, other, new int[0]).orbit(table.of(q));
      assertThat(orbit.subsumes(candidate, table.overlap(candidate.cells, orbit.cells)))
          .as("%s %s, %s %s", list(one), p, list(other), q)
          .isEqualTo(expected);
      positive += expected ? 1 : 0;
    }
    assertThat(positive).isBetween(2_000, 18_000);
  }

  @Test
  void anOrbitIsTakenApartIntoDisjointOnes() {
    for (int round = 0; round < 3_000; round++) {
      int n = 2 + random.nextInt(4);
      Shape shape = shape(n);
      int[] state = numbers(n, 3);
      Partition p = Partition.labelled(numbers(n, 2));
      Orbit orbit = new Arrangement(shape, state, new int[0]).orbit(table.of(p));
      Cells finer = table.of(p.meet(Partition.labelled(numbers(n, 3))));
      Set<List<Integer>> union = new HashSet<>();
      assertThat(PlainCount.size(orbit)).isEqualTo(states(list(state), p).size());
      table.unwind(
          orbit,
          finer,
          part -> {
            Arrangement sorted = Arrangement.sorted(shape, part);
            List<Integer> own = IntStream.range(0, n).map(sorted::own).boxed().toList();
            Set<List<Integer>> states = states(own, finer.partition);
            assertThat(union).doesNotContainAnyElementsOf(states);
            return union.addAll(states);
          });
      assertThat(union).isEqualTo(states(list(state), p));
    }
  }
}
