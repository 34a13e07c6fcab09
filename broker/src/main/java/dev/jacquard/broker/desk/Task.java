package dev.jacquard.broker.desk;

import dev.jacquard.cluster.office.Lease;
import java.util.List;

/**
 * Work for a worker.
 *
 * @param run the search
 * @param life tells the search from the same one before it was forgotten
 * @param manifest what is run, signed by the desk
 * @param leases regions of the search
 */
public record Task(String run, String life, byte[] manifest, byte[] signature, List<Lease> leases) {
  public Task {
    leases = List.copyOf(leases);
  }
}
