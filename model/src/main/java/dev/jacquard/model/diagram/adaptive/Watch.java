package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Proposition;
import java.util.Optional;

/** A proposition together with the processes that it distinguishes. */
final class Watch {
  final int number;
  private final Proposition proposition;
  private final Cells cells;
  private final CellTable table;
  private final SortedView sorted;
  private final OrbitView whole;

  /** Some states in which the proposition holds, or throws something. */
  record Sighting(Orbit states, Optional<Throwable> thrown) {}

  Watch(int number, Proposition proposition, Cells cells, Shape shape, CellTable table) {
    this.number = number;
    this.proposition = proposition;
    this.cells = cells;
    this.table = table;
    sorted = new SortedView(shape);
    whole = new OrbitView(shape);
  }

  /** Some states of an orbit in which the proposition holds. */
  Optional<Sighting> look(Orbit orbit) {
    if (whole.isFalse(proposition.condition(), orbit)) {
      return Optional.empty();
    }
    Sighting[] seen = new Sighting[1];
    table.unwind(
        orbit,
        cells,
        part -> {
          seen[0] = test(part);
          return seen[0] == null;
        });
    return Optional.ofNullable(seen[0]);
  }

  private Sighting test(Orbit part) {
    try {
      boolean holds = proposition.condition().test(sorted.look(part));
      return holds ? new Sighting(part, Optional.empty()) : null;
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      return new Sighting(part, Optional.of(thrown));
    }
  }
}
