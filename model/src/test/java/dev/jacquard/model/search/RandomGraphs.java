package dev.jacquard.model.search;

import dev.jacquard.model.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Makes small graphs by chance, some of whose states have no successor. */
final class RandomGraphs {
  static final List<String> PROPOSITIONS = List.of("p", "q", "r");

  private RandomGraphs() {}

  static Graph next(Random random, int states, List<Property> properties) {
    List<List<Integer>> edges = new ArrayList<>();
    List<Long> labels = new ArrayList<>();
    Set<Integer> ends = new HashSet<>();
    for (int state = 0; state < states; state++) {
      int degree = random.nextInt(10) == 0 ? 0 : 1 + random.nextInt(3);
      edges.add(random.ints(degree, 0, states).boxed().toList());
      labels.add((long) random.nextInt(8) & random.nextInt(8));
      if (random.nextInt(3) > 0) {
        ends.add(state);
      }
    }
    List<Integer> initial = random.nextInt(4) == 0 ? List.of(0, states - 1) : List.of(0);
    return new Graph(edges, initial, ends, labels, PROPOSITIONS, properties);
  }
}
