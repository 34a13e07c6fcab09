package dev.jacquard.cluster.office;

/**
 * What a region is told from below.
 *
 * <p>The same offer may come several times, late, and in any order; offers of a slice that was
 * never committed may come as well. That a region has finished comes once, behind all its offers.
 */
public sealed interface Mail {

  /**
   * Steps that are to be explored from a node of the region on, unless they are already.
   *
   * @param via the region cut from this one to which the offer belongs: the node is on the way
   *     there
   * @param depth how many steps lead to the node
   * @param steps the steps, as the region writes them; the array belongs to the offer
   */
  record Offer(RegionId via, int depth, byte[] steps) implements Mail {}

  /** A region cut from this one is complete. */
  record Finished(RegionId region) implements Mail {}
}
