package dev.jacquard.benchmarks.model;

import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;

/**
 * Philosophers at a round table, of whom the first takes both forks at once and the others the left
 * one first, so that there is no deadlock: a diagram whose guards look at neighbours.
 */
final class Philosophers extends Diagram {
  Philosophers(int philosophers) {
    super(description(philosophers));
  }

  private static Description description(int n) {
    DescriptionBuilder diagram = Description.of("philosophers", n);
    LocalState thinking = diagram.state("T");
    LocalState left = diagram.state("L");
    LocalState eating = diagram.state("E");
    LocalSet usesOwn = LocalSet.of(left, eating);
    diagram
        .edge(thinking, eating)
        .only(0, 1)
        .when((state, i) -> !state.in(n - 1, eating) && !state.in(1, usesOwn));
    diagram.edge(thinking, left).only(1, n).when((state, i) -> !state.in(i - 1, eating));
    diagram.edge(left, eating).only(1, n).when((state, i) -> !state.in((i + 1) % n, usesOwn));
    diagram.edge(eating, thinking);
    return diagram.build();
  }
}
