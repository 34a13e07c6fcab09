package dev.jacquard.broker.desk;

import dev.jacquard.cluster.office.Found;
import java.util.List;

/**
 * What a search has shown beside counts.
 *
 * @param failures the least execution of each
 * @param notable other executions from which something can be learned, as replay strings
 */
public record Findings(List<Found> failures, List<String> notable) {
  public Findings {
    failures = List.copyOf(failures);
    notable = List.copyOf(notable);
  }
}
