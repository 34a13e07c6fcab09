package dev.jacquard.cluster.office;

import java.util.List;

/**
 * A region that a worker may work on: all that a slice of work needs. The arrays belong to the
 * lease.
 *
 * @param ticket the number of the lease; the next lease of the region has a higher one, and then
 *     this one is worth nothing
 * @param ancestors the regions above, from the top
 * @param depth how many steps lead to the root of the region
 * @param birth the way to the root; empty for the region with which a search begins
 * @param state what the last slice left; empty if there was none
 * @param mail all that was there, in the order in which it came
 * @param quota how many runs the slice may have
 */
public record Lease(
    String worker,
    long ticket,
    RegionId region,
    List<Ancestor> ancestors,
    int depth,
    byte[] birth,
    byte[] state,
    List<Mail> mail,
    long quota) {
  public Lease {
    ancestors = List.copyOf(ancestors);
    mail = List.copyOf(mail);
  }
}
