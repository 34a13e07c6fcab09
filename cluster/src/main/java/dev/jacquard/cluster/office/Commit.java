package dev.jacquard.cluster.office;

/**
 * What came of a lease, with as much of the lease as it takes to apply it.
 *
 * @param mail how many of the letters that the region had were read
 */
public record Commit(RegionId region, long ticket, int mail, Outcome outcome) {
  public static Commit of(Lease lease, Outcome outcome) {
    return new Commit(lease.region(), lease.ticket(), lease.mail().size(), outcome);
  }
}
