package dev.jacquard.models.sample;

import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Proposition;
import java.util.Optional;

/**
 * Readers and writers (Wahl 2007, section 3): everybody may enter when nobody is inside, and
 * readers also when no writer is. The first processes are readers, the others writers.
 */
public final class ReadersWriters extends Diagram {
  /** Two readers and a writer, as in the paper. */
  public ReadersWriters() {
    this(2, 1);
  }

  public ReadersWriters(int readers, int writers) {
    super(description(readers, writers));
  }

  private static Description description(int readers, int writers) {
    int n = readers + writers;
    Partition all = Partition.coarsest(n);
    Partition byRole = Partition.consecutive(readers, writers);
    DescriptionBuilder diagram = Description.of("readers-writers", n);
    LocalState idle = diagram.state("N");
    LocalState trying = diagram.state("T");
    LocalState critical = diagram.state("C");
    diagram.edge(idle, trying).partition(all);
    diagram.edge(trying, critical).when((state, process) -> state.none(critical)).partition(all);
    diagram
        .edge(trying, critical)
        .named("T -> C beside readers")
        .when((state, process) -> process < readers && state.none(readers, n, critical))
        .partition(byRole);
    diagram.edge(critical, idle).partition(all);
    diagram.never(
        new Proposition(
            "a writer is not alone",
            state -> state.any(readers, n, critical) && state.count(critical) > 1,
            Optional.of(byRole)));
    diagram.sometimes(
        new Proposition(
            "all readers are inside",
            state -> state.count(0, readers, critical) == readers,
            Optional.of(byRole)));
    return diagram.build();
  }
}
