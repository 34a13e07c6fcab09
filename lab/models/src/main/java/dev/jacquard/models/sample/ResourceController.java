package dev.jacquard.models.sample;

import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Proposition;
import java.util.Arrays;
import java.util.Optional;

/**
 * A resource controller with priorities (Wahl 2007, section 9): processes in consecutive classes, a
 * resource that is granted to one of the highest class that tries to get it. Who tries (T) is
 * granted the resource (G), holds it (H), leaves it (L) and is back at the start (N).
 */
public final class ResourceController extends Diagram {
  /** Two classes of four processes. */
  public ResourceController() {
    this(4, 4);
  }

  /** Classes of these sizes, the one with the highest priority first. */
  public ResourceController(int... sizes) {
    super(description(sizes));
  }

  private static Description description(int... sizes) {
    int n = Arrays.stream(sizes).sum();
    Partition all = Partition.coarsest(n);
    DescriptionBuilder diagram = Description.of("resource-controller", n);
    LocalState idle = diagram.state("N");
    LocalState trying = diagram.state("T");
    LocalState granted = diagram.state("G");
    LocalState holding = diagram.state("H");
    LocalState leaving = diagram.state("L");
    LocalSet busy = LocalSet.of(granted, holding, leaving);
    diagram.edge(idle, trying).when((state, process) -> state.none(busy)).partition(all);
    int first = 0;
    for (int size : sizes) {
      int before = first;
      diagram
          .edge(trying, granted)
          .only(before, before + size)
          .when((state, process) -> state.none(busy) && state.none(0, before, trying))
          .partition(Partition.consecutive(before, size, n - before - size));
      first += size;
    }
    diagram.edge(granted, holding).partition(all);
    diagram.edge(holding, leaving).partition(all);
    diagram.edge(leaving, idle).partition(all);
    diagram.never(
        new Proposition("two have the resource", state -> state.count(busy) > 1, Optional.of(all)));
    return diagram.build();
  }
}
